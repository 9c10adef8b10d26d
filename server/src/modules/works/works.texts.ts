import { addTexts } from '../../platform/texts/texts'

addTexts({
  'works.notEditable': {
    'zh-CN': '作品现在不能修改。如需修改，请先撤回或修订',
    en: 'This work cannot be changed right now. Recall or revise it first.',
  },
  'works.changedElsewhere': {
    'zh-CN': '作品刚刚在另一个窗口被修改过',
    en: 'This work has just been changed in another window.',
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
    en: 'A single has one track. For more, begin an album.',
  },
  'works.tooManyTracks': {
    'zh-CN': '一张专辑最多 {most} 首曲目',
    en: 'An album holds at most {most} {most|track|tracks}.',
  },
  'works.cannotMove': {
    'zh-CN': '作品的状态已经变化，不能进行这一步。请刷新页面查看',
    en: 'The work has moved on and this step is not possible now. Please reload the page.',
  },
  'works.claimed': {
    'zh-CN': '编辑已经开始审核，现在不能撤回。审核结果会很快通知您',
    en: 'An editor has begun to review this work, so it cannot be recalled. You will hear from us soon.',
  },
  'works.incomplete': {
    'zh-CN': '还有 {count} 处需要补充或更正',
    en: 'Still missing or not right: {count}.',
  },
  'works.alreadyReleased': {
    'zh-CN': '发行过的作品不能删除，可以申请下架',
    en: 'A work that was released cannot be deleted. You can take it down.',
  },
  'works.notInBin': {
    'zh-CN': '回收站里没有这个作品',
    en: 'This work is not in the bin.',
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
    en: 'This name is on your roster already.',
  },
  'works.rosterFull': {
    'zh-CN': '名录最多 {most} 人，请先移除不再需要的',
    en: 'A roster holds at most {most} {most|name|names}. Remove some first.',
  },
  'works.cannotRevise': {
    'zh-CN': '只有分发中或已上线的作品可以修改',
    en: 'Only a work that is being distributed or online can be revised.',
  },
  'works.otherRevisionOpen': {
    'zh-CN': '这个作品已有一个未完成的修改，请先提交或放弃它',
    en: 'This work already has an open revision. Submit or discard it first.',
  },
  'works.readyToSign.title': { 'zh-CN': '《{title}》等您签署', en: '“{title}” waits for your signature' },
  'works.readyToSign.text': {
    'zh-CN': '{name} 已经填好信息、素材和发行范围，签署授权之后就会提交审核。',
    en: '{name} has prepared the information, the materials and the scope. It goes to review once you have signed.',
  },
  // Confirmed by staff or by the channels. Messages that were sent keep the name of their text.
  'review.takenDown.title': { 'zh-CN': '《{title}》已下架', en: '“{title}” has been taken down' },
  'review.takenDown.text': {
    'zh-CN': '所有渠道都已确认下架。以后可以用相同的编码再次发行。',
    en: 'Every channel has confirmed it. You can release it again later with the same codes.',
  },
  'works.licenceTooShort': {
    'zh-CN': '有授权在 {day} 到期，作品上线时已不在有效期内。请驳回并请用户续签',
    en: 'A licence ends on {day}, before the work could go out. Reject it and ask for a longer one.',
  },
  'works.underMeasure': {
    'zh-CN': '有侵权投诉正在处理或已成立，不能恢复上线。',
    en: 'A claim of infringement keeps this down. It comes back if the claim is not upheld.',
  },
  'works.trackIsWithdrawn': {
    'zh-CN': '这首曲目已经撤下',
    en: 'This track has been withdrawn already.',
  },
  'works.trackIsNotWithdrawn': {
    'zh-CN': '这首曲目没有撤下，不需要恢复',
    en: 'This track is not withdrawn, so there is nothing to bring back.',
  },
  'works.noOpenCase': {
    'zh-CN': '这个作品已经处理过，没有待决定的事项。请刷新列表',
    en: 'This work has been dealt with; nothing is left to decide. Please reload the list.',
  },
  'works.needsReason': {
    'zh-CN': '请说明下架原因',
    en: 'Please say why the work should be taken down.',
  },
  'works.stillOut': {
    'zh-CN': '还有作品在审核、分发或已上线，请先撤回或下架，再注销账号',
    en: 'Some of your releases are in review or on channels. Recall or take them down first.',
  },
})
