export { requireCaptcha } from './captcha'
export { createMember, type NewMember } from './create-member'
export { hasMembers } from './identity.queries'
export { SessionDirectory } from './session-directory'
