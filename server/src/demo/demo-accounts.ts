export const demoPassword = 'Tributary-2026'

export const demoMembers = [
  {
    mobile: '13800000001',
    nickname: '夜航',
    what: 'personal, verified',
    groupId: 1,
    verified: true,
    isMinor: false,
  },
  { mobile: '13800000002', nickname: '小溪', what: 'minor', groupId: 1, verified: false, isMinor: true },
  {
    mobile: '13800000003',
    nickname: '支流唱片',
    what: 'enterprise',
    groupId: 2,
    verified: true,
    isMinor: false,
  },
  {
    mobile: '13800000004',
    nickname: '新声',
    what: 'new, nothing yet',
    groupId: 1,
    verified: false,
    isMinor: false,
  },
  {
    mobile: '13800000005',
    nickname: '小河',
    what: 'minor, verified, paid to the guardian',
    groupId: 1,
    verified: true,
    isMinor: true,
  },
] as const
