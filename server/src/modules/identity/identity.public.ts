export { requireCaptcha } from './captcha'
export { createMember, type NewMember } from './create-member'
export { SessionDirectory } from './session-directory'
