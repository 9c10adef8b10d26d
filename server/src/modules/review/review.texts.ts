import { addTexts } from '../../platform/texts/texts'

addTexts({
  'review.claimedByOther': {
    'zh-CN': '同事正在审核这个作品',
    en: 'A colleague is reviewing this work.',
  },
  'review.notYours': {
    'zh-CN': '这个作品不是你领取的',
    en: 'You haven’t claimed this work.',
  },
  'review.ownWork': {
    'zh-CN': '自己的作品要由同事来审核',
    en: 'Your own work has to be reviewed by a colleague.',
  },
  'review.samePerson': {
    'zh-CN': '内容和权利须由两个人分别审核',
    en: 'Content and rights have to be passed by two different people.',
  },
  'review.unknownField': {
    'zh-CN': '这个作品没有这一项',
    en: 'This work has no such field.',
  },
  'review.secondOfWhat': {
    'zh-CN': '时间点要和一个文件一起标注',
    en: 'A timestamp has to belong to a file.',
  },
  'review.unknownReason': {
    'zh-CN': '常用原因里已经没有这一条，请重新选择',
    en: 'This reason is no longer in the library. Choose again.',
  },
  'review.dateGone': {
    'zh-CN': '上线日期已经来不及，而用户要求先征求意见。请驳回并说明日期',
    en: 'The release date can no longer be met, and the member wants to be asked. Reject the work and say so.',
  },
  'review.noGround': {
    'zh-CN': '所选渠道与发行地区、授权没有共同的范围，不会发往任何渠道。请驳回并说明',
    en: 'None of the chosen channels has anything in common with the territories and the licences, so nothing would be sent. Reject the work and say so.',
  },
  'review.passed.title': { 'zh-CN': '《{title}》审核通过', en: '“{title}” has passed review' },
  'review.passed.text': {
    'zh-CN': '作品正在送往您选择的渠道，上线后会再通知您。',
    en: 'It’s on its way to the channels you chose. We’ll message you when it goes live.',
  },
  'review.rejected.title': { 'zh-CN': '《{title}》需要修改', en: '“{title}” was rejected' },
  'review.rejected.text': {
    'zh-CN': '审核意见：{reasons}。修改后可以再次提交，已填写的内容都保留着。',
    en: 'What we found: {reasons}. Everything you entered is kept. Fix it and submit again.',
  },
  'review.keepUntil': {
    'zh-CN': '请选择明天到 {last} 之间的一天',
    en: 'Choose a day from tomorrow to {last}.',
  },
  'review.takingDown.title': { 'zh-CN': '《{title}》正在下架', en: '“{title}” is being taken down' },
  'review.takingDown.text': {
    'zh-CN': '权利审核人员决定将作品从各渠道下架，原因：{reason}。如有疑问，请提交工单。',
    en: 'Our rights staff are taking it down from all channels. Reason: {reason}. If you disagree, open a support ticket.',
  },
  'review.withdrawTrack.title': {
    'zh-CN': '《{title}》中的一首曲目已撤下',
    en: 'A track on “{title}” was withdrawn',
  },
  'review.withdrawTrack.text': {
    'zh-CN': '权利审核人员将《{track}》从各渠道撤下，其他曲目不受影响。原因：{reason}。',
    en: 'Our rights staff are taking “{track}” down from all channels; the other tracks stay. Reason: {reason}. If you disagree, open a support ticket.',
  },
  'review.restoreTrack.title': { 'zh-CN': '《{title}》中的曲目已恢复', en: 'A track on “{title}” is back' },
  'review.restoreTrack.text': {
    'zh-CN': '《{track}》会重新出现在各渠道。说明：{reason}。',
    en: '“{track}” is going back to the channels. Note: {reason}.',
  },
})
