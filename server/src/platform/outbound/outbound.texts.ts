import { addTexts } from '../texts/texts'

addTexts({
  'outbound.notAHost': {
    'zh-CN': '“{name}”不是有效的主机名或 IP 地址',
    en: '“{name}” isn’t a valid host name or IP address.',
  },
  'outbound.badPort': {
    'zh-CN': '不能使用这个端口，请填 22、80、443，或 1024 至 65535 之间的端口',
    en: 'This port can’t be used. Use 22, 80, 443, or one from 1024 to 65535.',
  },
  'outbound.unknownHost': {
    'zh-CN': '找不到主机“{name}”，请检查拼写',
    en: 'Can’t find the host “{name}”. Check the spelling.',
  },
  'outbound.slowLookup': {
    'zh-CN': '查询主机“{name}”超时，请稍后再试',
    en: 'Looking up the host “{name}” took too long. Try again later.',
  },
  'outbound.innerAddress': {
    'zh-CN': '“{name}”指向内部网络或保留地址，不能连接。确需连接时，请由服务器管理员在 OUTBOUND_ALLOW 中放行',
    en: '“{name}” points to an internal or reserved address, so we won’t connect to it. A server administrator can allow it in OUTBOUND_ALLOW.',
  },
  'outbound.otherHost': {
    'zh-CN': '对方服务器要求改连其他地址，已拒绝',
    en: 'The server pointed us to another address. We don’t follow that.',
  },
})
