import { addTexts } from '../texts/texts'

addTexts({
  'transport.addressRefused': {
    'zh-CN': '不能连接这个地址',
    en: 'This address can’t be connected to.',
  },
  'transport.unreachable': {
    'zh-CN': '连接不上服务器，请检查主机和端口',
    en: 'Can’t reach the server. Check the host and port.',
  },
  'transport.badCertificate': {
    'zh-CN': '服务器的证书无效，已停止连接',
    en: 'The server’s certificate isn’t valid, so we stopped.',
  },
  'transport.hostKeyUnknown': {
    'zh-CN': '首次连接，请向对方核对服务器密钥指纹：{fingerprint}',
    en: 'First connection. Check the server’s key fingerprint with its owner: {fingerprint}',
  },
  'transport.hostKeyChanged': {
    'zh-CN':
      '服务器密钥与已确认的不一致，已停止连接。请先向对方核实；对方确认更换过密钥后，再确认新指纹：{fingerprint}',
    en: 'The server’s key isn’t the one you confirmed, so we stopped. If its owner says the key was replaced, confirm the new fingerprint: {fingerprint}',
  },
  'transport.badPrivateKey': {
    'zh-CN': '无法读取私钥，请检查私钥内容和私钥口令',
    en: 'The private key can’t be read. Check the key and its passphrase.',
  },
  'transport.loginRefused': {
    'zh-CN': '服务器拒绝登录，请检查账号、密码或密钥',
    en: 'The server refused the login. Check the account, password or key.',
  },
  'transport.timeout': {
    'zh-CN': '服务器长时间没有响应，请稍后再试',
    en: 'The server stopped responding. Try again later.',
  },
  'transport.cut': {
    'zh-CN': '与服务器的连接中断，请稍后再试',
    en: 'The connection to the server was lost. Try again later.',
  },
  'transport.denied': {
    'zh-CN': '账号在服务器上没有权限进行此操作',
    en: 'The account isn’t allowed to do this on the server.',
  },
  'transport.missing': {
    'zh-CN': '服务器上没有这个文件、文件夹或存储桶',
    en: 'The server has no such file, folder or bucket.',
  },
  'transport.full': {
    'zh-CN': '对方的存储空间不足',
    en: 'The receiving side is out of space.',
  },
  'transport.badPath': {
    'zh-CN': '路径不可用：不能含有“..”、反斜杠或符号链接',
    en: 'This path can’t be used. It must not contain “..”, a backslash or a symbolic link.',
  },
  'transport.wrongSize': {
    'zh-CN': '文件大小与预期不符，没有发送',
    en: 'The file isn’t as large as expected, so it wasn’t sent.',
  },
  'transport.tooLarge': {
    'zh-CN': '服务器上的文件过大，无法读取',
    en: 'The file on the server is too large to read.',
  },
  'transport.redirected': {
    'zh-CN': '服务器要求改用其他地址，请检查服务器地址和区域',
    en: 'The server pointed us to another address. Check the endpoint and region.',
  },
  'transport.differs': {
    'zh-CN': '读回的内容与写入的不一致',
    en: 'What was read back differs from what was written.',
  },
  'transport.rejected': {
    'zh-CN': '服务器没有完成此操作，请查看日志',
    en: 'The server didn’t complete this. See the log.',
  },
})
