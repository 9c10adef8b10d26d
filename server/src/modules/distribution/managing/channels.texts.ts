import { addTexts } from '../../../platform/texts/texts'

addTexts({
  'channels.deed.address': {
    'zh-CN': '将渠道 {code} 的投递地址改为 {address}',
    en: 'Deliver for the channel {code} to {address}.',
  },
  'channels.changedMeanwhile': {
    'zh-CN': '同事刚刚改过这个渠道，请重新载入后再操作',
    en: 'A colleague has just changed this channel. Reload it and try again.',
  },
  'channels.codeTaken': {
    'zh-CN': '这个代码已被另一个渠道使用',
    en: 'Another channel already uses this code.',
  },
  'channels.tooMany': {
    'zh-CN': '渠道数量已达上限（{count} 个）',
    en: 'You already have {count} {count|channel|channels}, which is the limit.',
  },
  'channels.unknownPicture': { 'zh-CN': '请重新上传这张图片', en: 'Upload this picture again.' },
  'channels.otherList': {
    'zh-CN': '渠道列表刚刚有变化，请重新载入后再排序',
    en: 'The list of channels has just changed. Reload it and reorder again.',
  },
  'channels.testPassed': {
    'zh-CN': '连接正常：已写入、读回并删除测试文件',
    en: 'The connection works: a test file was written, read back and deleted.',
  },
  'channels.hostKeyChanged': {
    'zh-CN':
      '服务器密钥与已确认的不一致，已停止连接，没有发送任何内容。已确认：{confirmed}；现在：{fingerprint}。请先向对方核实',
    en: 'The server’s key isn’t the one you confirmed, so we stopped and sent nothing. Confirmed: {confirmed}. Now: {fingerprint}. Check with the server’s owner first.',
  },
  'channels.notSftp': {
    'zh-CN': '只有 SFTP 渠道需要确认服务器密钥',
    en: 'Only SFTP channels have a host key to confirm.',
  },
  'channels.otherHostKey': {
    'zh-CN': '服务器现在的密钥指纹是 {fingerprint}，与你确认的 {confirmed} 不一致，没有保存',
    en: 'Nothing was saved: the server now shows {fingerprint}. You confirmed {confirmed}.',
  },
  'channels.cannotSwitchOn': {
    'zh-CN': '暂时不能启用：{reasons}',
    en: 'This channel can’t be switched on yet: {reasons}',
  },
  'channels.obstacle.not-tested': {
    'zh-CN': '连接还没有测试通过',
    en: 'its connection hasn’t passed a test',
  },
  'channels.obstacle.own-party-missing': {
    'zh-CN': '网站设置里没有填写本站的 DDEX Party ID',
    en: 'the site settings have no DDEX party ID of your own',
  },
  'channels.obstacle.channel-party-missing': {
    'zh-CN': '没有填写渠道的 DDEX Party ID',
    en: 'the channel’s DDEX party ID is missing',
  },
  'channels.obstacle.schemas-missing': {
    'zh-CN': '没有这个格式的 DDEX Schema 文件',
    en: 'the DDEX schemas of its format are missing',
  },
  'channels.obstacle.columns-missing': { 'zh-CN': '没有设置表格的列', en: 'its sheet has no columns' },
  'channels.isOff': {
    'zh-CN': '渠道没有启用，请先启用',
    en: 'This channel is off. Switch it on first.',
  },
})
