import { addTexts } from '../../platform/texts/texts'

addTexts({
  'staff.deed.invitation': {
    'zh-CN': '邀请“{note}”加入，角色：{roles}',
    en: 'Invite “{note}” as {roles}.',
  },
  'staff.deed.rights': {
    'zh-CN': '将{name}的角色改为：{roles}',
    en: 'Change {name}’s roles to {roles}.',
  },
  'staff.deed.restored': { 'zh-CN': '恢复{name}的账号', en: 'Restore {name}’s account.' },
  'staff.deed.restoredAs': {
    'zh-CN': '恢复{name}的账号，角色：{roles}',
    en: 'Restore {name}’s account as {roles}.',
  },
  'staff.deed.factor': {
    'zh-CN': '重置{name}的动态码',
    en: 'Reset {name}’s second factor.',
  },
  'staff.deed.account': {
    'zh-CN': '将{name}本人的用户账号改为 {mobile}',
    en: 'Change {name}’s own member account to {mobile}.',
  },
  'staff.deed.noAccount': {
    'zh-CN': '移除{name}本人的用户账号',
    en: 'Remove {name}’s own member account.',
  },
  'staff.loggedIn': { 'zh-CN': '{name}，欢迎回来', en: 'Welcome back, {name}.' },
  'staff.loggedOut': { 'zh-CN': '你已退出运营后台', en: 'You’re logged out of the console.' },
  'staff.wrongCredentials': {
    'zh-CN': '用户名或密码不正确。多次输错后，需要等待一段时间才能再试',
    en: 'The username or password isn’t right. After several wrong tries you’ll have to wait before the next one.',
  },
  'staff.waitSeconds': {
    'zh-CN': '输错次数过多，请在 {seconds} 秒后再试',
    en: 'Too many wrong tries. Try again in {seconds} {seconds|second|seconds}.',
  },
  'staff.waitMinutes': {
    'zh-CN': '输错次数过多，请在 {minutes} 分钟后再试',
    en: 'Too many wrong tries. Try again in {minutes} {minutes|minute|minutes}.',
  },
  'staff.suspended': {
    'zh-CN': '这个员工账号已停用，请联系管理员',
    en: 'This staff account is suspended. Ask an admin.',
  },
  'staff.wrongCode': {
    'zh-CN': '动态码不正确，或已经用过，请等下一个再试',
    en: 'This code isn’t right or was already used. Wait for the next one.',
  },
  'staff.ticketExpired': {
    'zh-CN': '验证超时，请重新输入用户名和密码',
    en: 'This took too long. Start again with your username and password.',
  },
  'staff.invitationExpired': {
    'zh-CN': '这个邀请链接已经用过或已过期，请向管理员要一个新的',
    en: 'This invitation was used or has expired. Ask an admin for a new one.',
  },
  'staff.invitationWaits': {
    'zh-CN': '这个邀请还在等待确认，生效后即可使用',
    en: 'This invitation still waits for approval. The link works once it’s approved.',
  },
  'staff.deedWaits': {
    'zh-CN': '你对此人提出的变更尚待确认，期间请其他管理员改名或重置动态码',
    en: 'A change you requested for this person is still waiting. Until then, ask another admin to rename them or reset their second factor.',
  },
  'staff.notYourself': {
    'zh-CN': '不能更改自己的角色、状态或动态码，请其他管理员操作',
    en: 'You can’t change your own roles, status or second factor. Ask another admin.',
  },
  'staff.lastAdmin': {
    'zh-CN': '至少要保留一位已启用动态码的管理员',
    en: 'At least one active admin with a second factor has to remain.',
  },
  'staff.noInvitation': {
    'zh-CN': '这个邀请已被使用或撤回',
    en: 'This invitation was already used or withdrawn.',
  },
  'staff.invitationWithdrawn': {
    'zh-CN': '邀请已撤回，链接不再有效',
    en: 'Withdrawn. The link no longer works.',
  },
  'staff.accountOfColleague': {
    'zh-CN':
      '这是{name}本人的音乐人账号。一个人只用一个员工账号，以免自己批准自己的操作。请先停用另一个账号。',
    en: 'This is the own artist account of {name}. One person has one staff account, so that nobody confirms what they did themselves. Suspend the other account first.',
  },
  'staff.changed': { 'zh-CN': '{name} 的资料已保存', en: '{name} saved.' },
  'staff.secondFactorReset': {
    'zh-CN': '{name} 下次登录时将重新设置动态码',
    en: '{name} will set up a new second factor at the next login.',
  },
  'staff.sessionsEnded': { 'zh-CN': '{name} 已在所有设备退出登录', en: '{name} is logged out everywhere.' },
  'staff.usernameTaken': { 'zh-CN': '这个用户名已有人使用', en: 'This username is taken.' },
})
