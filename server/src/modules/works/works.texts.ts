import { addTexts } from '../../platform/texts/texts'

addTexts({
  'works.notEditable': {
    'zh-CN': '作品现在不能修改。如需修改，请先在作品页撤回，或开始修改',
    en: 'You can’t change this release right now. Recall or revise it first.',
  },
  'works.changedElsewhere': {
    'zh-CN': '作品刚刚在另一个窗口被修改过',
    en: 'This release has just been changed in another window.',
  },
  'works.reasonGone': {
    'zh-CN': '审核意见已经更新，请查看新的意见后再回复',
    en: 'The reviewers’ reasons have changed. Read the new ones before you reply.',
  },
  'works.answeredElsewhere': {
    'zh-CN': '同事刚刚回复过这条意见，请先查看',
    en: 'A colleague has just replied to this. Read their reply first.',
  },
  'works.singleHasOneTrack': {
    'zh-CN': '单曲只有一首曲目。多首曲目请创建专辑',
    en: 'A single has one track. For more, start an album.',
  },
  'works.tooManyTracks': {
    'zh-CN': '一张专辑最多 {most} 首曲目',
    en: 'An album can have up to {most} {most|track|tracks}.',
  },
  'works.cannotMove': {
    'zh-CN': '作品的状态已经变化，不能进行这一步。请刷新页面查看',
    en: 'This release has changed in the meantime, so this isn’t possible now. Reload the page.',
  },
  'works.claimed': {
    'zh-CN': '编辑已经开始审核，现在不能撤回。有结果会通知您',
    en: 'An editor has started reviewing this release, so you can’t recall it. We’ll message you soon.',
  },
  'works.incomplete': {
    'zh-CN': '还有 {count} 处需要补充或更正',
    en: 'Still missing or invalid: {count}.',
  },
  'works.alreadyReleased': {
    'zh-CN': '发行过的作品不能删除，可以申请下架',
    en: 'You can’t delete what has been released. Take it down instead.',
  },
  'works.notInBin': {
    'zh-CN': '回收站里没有这个作品',
    en: 'This release isn’t in the bin.',
  },
  'works.onlyDraftsDelete': {
    'zh-CN': '只有从未发行的草稿可以删除',
    en: 'Only drafts that were never released can be deleted.',
  },
  'works.onlyUnreviewedRecall': {
    'zh-CN': '只有已填写完成、审核尚未开始的作品可以撤回',
    en: 'Only releases that are complete and not yet under review can be recalled.',
  },
  'works.onlyReleasedTakeDown': {
    'zh-CN': '只有分发中或已上线的作品可以下架',
    en: 'Only releases that are being distributed or online can be taken down.',
  },
  'works.cannotCopy': {
    'zh-CN': '这个作品不能复制。回收站里的作品请先恢复',
    en: 'This release can’t be copied. If it is in the bin, restore it first.',
  },
  'works.copiedWithout': {
    'zh-CN': '以下文件已不在存储中，请重新上传：{files}',
    en: 'These files are no longer stored, please upload them again: {files}',
  },
  'works.artistThere': {
    'zh-CN': '名录里已有这个名字',
    en: 'This name is already in your artists.',
  },
  'works.rosterFull': {
    'zh-CN': '名录最多 {most} 人，请先移除不再需要的',
    en: 'You can have up to {most} {most|artist|artists}. Remove some first.',
  },
  'works.cannotRevise': {
    'zh-CN': '只有分发中或已上线的作品可以修改',
    en: 'You can only revise a release that’s being distributed or online.',
  },
  'works.otherRevisionOpen': {
    'zh-CN': '这个作品已有一个未完成的修改，请先提交或放弃它',
    en: 'This release already has an open revision. Submit or discard it first.',
  },
  'works.readyToSign.title': {
    'zh-CN': '《{title}》等您签署',
    en: '“{title}” is waiting for your signature',
  },
  'works.readyToSign.text': {
    'zh-CN': '{name} 已经填好信息、素材和发行范围，签署发行授权书之后就会提交审核。',
    en: '{name} has prepared the information, materials and scope. It goes to review once you’ve signed.',
  },
  // Confirmed by staff or by the channels. Messages that were sent keep the name of their text.
  'review.takenDown.title': { 'zh-CN': '《{title}》已下架', en: '“{title}” has been taken down' },
  'review.takenDown.text': {
    'zh-CN': '所有渠道都已确认下架。以后可以用相同的编码再次发行。',
    en: 'Every channel has confirmed it. You can release it again later with the same codes.',
  },
  'works.licenceTooShort': {
    'zh-CN': '有授权在 {day} 到期，作品上线时已不在有效期内。请驳回并请用户续签',
    en: 'A licence ends on {day}, before the work could go out. Reject the work and ask for a longer licence.',
  },
  'works.underMeasure': {
    'zh-CN': '有侵权投诉正在处理或已成立，不能上线。',
    en: 'A claim of infringement is open or was upheld, so this can’t go online.',
  },
  'works.recordingUnderMeasure': {
    'zh-CN': '《{title}》的录音涉及侵权投诉 {number}，投诉正在处理或已成立，不能提交或上线。',
    en: '“{title}”: a claim of infringement ({number}) about this recording is open or was upheld, so it can’t be submitted or go online.',
  },
  'works.trackUnderMeasure': {
    'zh-CN':
      '曲目《{title}》的录音涉及侵权投诉 {number}，投诉正在处理或已成立，不能提交或上线。移除这首曲目后，其余曲目可以继续。',
    en: '“{title}”: a claim of infringement ({number}) about this recording is open or was upheld, so it can’t be submitted or go online. Without this track, the rest can go on.',
  },
  'works.trackIsWithdrawn': {
    'zh-CN': '这首曲目已经撤下',
    en: 'This track has already been withdrawn.',
  },
  'works.trackIsNotWithdrawn': {
    'zh-CN': '这首曲目没有撤下，不需要恢复',
    en: 'This track isn’t withdrawn, so there’s nothing to restore.',
  },
  'works.noOpenCase': {
    'zh-CN': '这个作品已经处理过，没有待决定的事项。请刷新列表',
    en: 'This work has already been dealt with. Reload the list.',
  },
  'works.needsReason': {
    'zh-CN': '请说明下架原因',
    en: 'Say why the release should be taken down.',
  },
  'works.stillOut': {
    'zh-CN': '还有作品在审核、分发或已上线，请先撤回或下架，再注销账号。',
    en: 'Some of your releases are in review or on channels. Recall or take them down first.',
  },
})
