import type { Staff } from '../areas/operator/staff-queries'
import type { Account } from '../features/account/account-queries'

export const sampleAccount: Account = {
  userinfo: {
    avatar: '',
    nickname: 'River Song',
    token: 'a-token',
    username: '13800000001',
    domain: 'river.example',
    is_verify: 0,
    group_id: 1,
  },
  real_name: null,
  user_account_info: {
    registered_at: '2026-01-02T03:04:05.000Z',
    state: 'active',
    closes_at: null,
    is_minor: false,
    colleague_role: 'owner',
    company: null,
    lost_company: null,
  },
  rate: '0.8000',
}

export const sampleStaff: Staff = {
  id: 7,
  username: 'lin',
  name: 'Lin',
  roles: ['admin'],
  recovery_codes_left: 8,
  site_hold: null,
}
