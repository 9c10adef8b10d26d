import { addTexts } from '../../platform/texts/texts'

addTexts({
  'support.cannotMove': {
    'zh-CN': '工单的状态已经变了，请刷新后再试。',
    en: 'This ticket has changed in the meantime. Reload and try again.',
  },
  'support.isClosed': {
    'zh-CN': '工单已关闭，不能再回复。需要继续的话请重新打开，或新建一个工单。',
    en: 'This ticket is closed. Reopen it to continue, or start a new one.',
  },
  'support.tooLateToReopen': {
    'zh-CN': '关闭超过 {days} 天的工单不能重新打开，请新建一个工单。',
    en: 'A ticket that was closed more than {days} {days|day|days} ago can’t be reopened. Start a new one.',
  },
  'support.cannotRate': {
    'zh-CN': '客服答复之后才能评价。',
    en: 'You can rate once support has answered.',
  },
  'support.unknownAbout': {
    'zh-CN': '找不到这个工单要关联的内容。',
    en: 'What this ticket is about wasn’t found.',
  },
  'support.newReply': {
    'zh-CN': '对方刚刚又补充了内容，请先看完再答复。你写的内容还在。',
    en: 'The member has just added something. Read it first; your text is kept.',
  },
  'support.otherPerson': {
    'zh-CN': '只能合并同一个人的工单。',
    en: 'Only tickets of the same person can be merged.',
  },
  'support.notAssignable': {
    'zh-CN': '这位同事不在客服台。',
    en: 'That colleague isn’t support staff.',
  },
  'support.asked': {
    'zh-CN': '问题已提交，我们会在 {hours} 小时内答复。',
    en: 'We have your question and will answer within {hours} {hours|hour|hours}.',
  },
  'support.created': {
    'zh-CN': '工单 {number} 已提交，我们会在 {hours} 小时内答复。',
    en: 'We have your support ticket {number} and will answer within {hours} {hours|hour|hours}.',
  },
  'support.questionSubject': { 'zh-CN': '在线提问', en: 'Question' },
  'support.answered.title': {
    'zh-CN': '工单 {number} 有了答复',
    en: 'Support ticket {number} has an answer',
  },
  'support.answered.text': { 'zh-CN': '“{subject}”：{excerpt}', en: '“{subject}”: {excerpt}' },
  'support.closedByDesk.title': { 'zh-CN': '工单 {number} 已关闭', en: 'Support ticket {number} was closed' },
  'support.closedByDesk.text': {
    'zh-CN': '“{subject}”。还没解决？{days} 天内可以重新打开。',
    en: '“{subject}”. Not solved? You can reopen it within {days} {days|day|days}.',
  },
  'support.escalated.title': { 'zh-CN': '工单 {number} 答复晚了', en: 'Support ticket {number} is overdue' },
  'support.escalated.text': {
    'zh-CN': '“{subject}”没有按承诺的时间答复，抱歉。已升级处理，排到队列最前面。',
    en: 'We didn’t answer “{subject}” in time. Sorry! It’s been escalated and comes first now.',
  },
  'support.merged.title': {
    'zh-CN': '工单 {number} 并入 {into}',
    en: 'Ticket {number} was merged into {into}',
  },
  'support.merged.text': {
    'zh-CN': '两个工单说的是同一件事，往来内容都在 {into} 里。',
    en: 'Both are about the same thing. The whole conversation continues in {into}.',
  },
  'support.answerSms': {
    'zh-CN': '【{site}】您的提问有了答复：{address}',
    en: '[{site}] Your question has been answered: {address}',
  },
  'support.answerNotice': { 'zh-CN': '您的提问有了答复', en: 'Your question has been answered' },
  'support.cannedPlace': {
    'zh-CN': '有无法识别的占位符，请检查花括号里的词。',
    en: 'There’s an unknown value in braces. Check the spelling.',
  },
})
