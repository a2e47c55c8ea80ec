// Descriptions of keys, in Simplified Chinese.

extension KeySentences {
  static var chinese: KeySentences {
    KeySentences(
      help: { command in
        switch command {
        case .next: "下一步"
        case .board(.press): "在光标处放船或开火"
        case .up, .down, .left, .right: "移动；也可以用 k j h l"
        case .focusNext, .focusPrevious: "选中下一项；Shift-Tab 选中上一项"
        case .back: "退回一步"
        case .phone(.chevron): "展开或收起"
        case .board(.turn): "转动船身"
        case .board(.shuffle): "随机布置全部舰船，可以再按"
        case .board(.takeBack): "收回上一艘船，或撤销随机布置"
        case .board(.advise): "问问电脑会打哪里"
        case .phone(.delete): "删除待发的消息；在首页删除一局"
        case .phone(.apps): "手机里的应用"
        case .phone(.handOver): "把键盘交给对方"
        case .sticker(.peel): "把贴纸拿在手里"
        case .sticker(.enlarge): "放大贴纸"
        case .sticker(.shrink): "缩小贴纸"
        case .sticker(.turn): "顺时针旋转贴纸"
        case .sticker(.turnBack): "逆时针旋转贴纸"
        case .copy: "复制消息的网址，不显示出来"
        case .watch: "逐炮回看这一局"
        case .replay(.first): "回放的开头"
        case .replay(.last): "回放的结尾"
        case .replay(.play): "自动播放回放，或停下"
        case .replay(.nextHit): "回放中的下一次命中"
        case .replay(.speed): "回放的速度"
        case .replay(.faster): "回放加快"
        case .replay(.slower): "回放减慢"
        case .replay(.ships): "对战回放中自己的舰船"
        case .help: "按键说明"
        case .phone(.callLog): "系统的调用记录"
        case .redraw: "重画屏幕"
        case .quit: "离开游戏"
        }
      },
      arrowKeys: "方向键",
      cellKeys: "b3 B3",
      cellHelp: "移到 B3 格",
      marks: { marks in
        ("标记", "\(marks.miss) 落空 \(marks.hit) 命中 \(marks.sunk) 击沉 \(marks.ship) 舰船")
      },
      hint: { hint in
        switch hint {
        case .takesBack: "撤销"
        case .shuffles: "随机"
        case .places: "放船"
        case .takesAway: "收回"
        case .turns: "转动"
        case .goesToBoard: "回到棋盘"
        case .fires: "开火"
        case .marks: "选中"
        case .advises: "提示"
        case .stepsBack: "后退"
        case .stepsOn: "前进"
        case .otherGame: "下一局"
        case .watches: "回放"
        case .watchesAll: "全部回放"
        case .plays: "播放"
        case .pauses: "停下"
        case .nextHit: "下一次命中"
        case .showsShips: "自己的船"
        case .deletes: "删除"
        case .clears: "清空"
        case .helps: "帮助"
        case .leaves: "离开"
        case .unlocks: "解锁"
        case .leavesField: "离开"
        case .sends: "发送"
        case .expands: "展开"
        case .chooses: "选择"
        case .scrolls: "翻看"
        case .changes: "更改"
        case .begins: "确定"
        case .goesBack: "返回"
        case .copies: "复制"
        case .quits: "退出"
        case .showsApps: "应用"
        case .handsOver: "交出键盘"
        case .peels: "贴到气泡上"
        case .sticks: "贴在这里"
        case .enlarges: "放大"
        case .turnsSticker: "旋转"
        case .putsBack: "放回"
        case .goesOn: "下一个"
        }
      }
    )
  }
}
