import { addTexts } from '../../../platform/texts/texts'

addTexts({
  'workUploads.tooLarge': {
    'zh-CN': '这类文件最大 {most}，请压缩或换一个文件',
    en: 'The limit for this type of file is {most}. Choose a smaller one.',
  },
  'workUploads.quota': {
    'zh-CN': '存储空间不足，还剩 {left}。请先删除不用的草稿或文件',
    en: 'You have {left} of storage left. Remove drafts or files you no longer need.',
  },
  'workUploads.belongsToRelease': {
    'zh-CN': '封面属于整个作品，不属于单首曲目',
    en: 'A cover belongs to the whole release, not to one track.',
  },
  'workUploads.needsTrack': {
    'zh-CN': '请选择这个文件属于哪首曲目',
    en: 'Choose the track this file belongs to.',
  },
  'workUploads.alreadyReleased': {
    'zh-CN': '发行的作品已经有这类素材。补充素材只能添加缺少的类型，如需更换，请用“修改作品”',
    en: 'The release already has this. You can only add what’s missing here; to replace a file, edit the release.',
  },
  'workUploads.wrongSize': {
    'zh-CN': '文件大小与申请上传时不一致，请重新选择文件',
    en: 'The file isn’t the size announced. Choose it again.',
  },
  'workUploads.wrongOffset': {
    'zh-CN': '续传位置不对，请重新询问已收到多少',
    en: 'The upload is at a different position. Check how much has arrived.',
  },
  'workUploads.over': {
    'zh-CN': '这个上传已经结束',
    en: 'This upload is already over.',
  },
  'workUploads.notDirect': {
    'zh-CN': '这个上传不能直接发往存储空间，请通过上传地址发送',
    en: 'This upload can’t go straight to the bucket. Send it to the upload endpoint.',
  },
  'workUploads.noSuchPart': {
    'zh-CN': '文件没有这么多分片',
    en: 'The file doesn’t have that many parts.',
  },
  'workUploads.partsMissing': {
    'zh-CN': '文件还没有传完，缺少第 {parts} 个分片，请补传后再试',
    en: 'Some of the file hasn’t arrived. Send these parts and try again: {parts}.',
  },
  'workUploads.bucketAway': {
    'zh-CN': '存储服务暂时无法访问，已上传的部分不会丢失，请稍后重试',
    en: 'File storage can’t be reached right now. What you’ve uploaded is kept; try again in a moment.',
  },
  'workUploads.workClosed': {
    'zh-CN': '文件传完时作品已经不能修改，所以没有保存。请撤回作品或开始修改，再重新上传',
    en: 'The release could no longer be changed when the file arrived, so it wasn’t kept. Recall or revise the release and upload it again.',
  },
  'workUploads.trackGone': {
    'zh-CN': '文件传完时这首曲目已被删除，所以没有保存',
    en: 'The track was gone when the file arrived, so it wasn’t kept.',
  },
  'workUploads.damaged': {
    'zh-CN': '文件没有完整保存，请重新上传',
    en: 'The file wasn’t stored completely. Upload it again.',
  },
})
