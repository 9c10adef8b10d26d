import type { StaffRole } from '#contract/call'
import type { Language } from '#contract/language'
import { say } from '../../platform/texts/texts'
import './deeds.texts'

const separator: Record<Language, string> = { 'zh-CN': '、', en: ', ' }

export function rolesInWords(roles: readonly StaffRole[]): Record<Language, string> {
  const words = (language: Language) =>
    roles.map(role => say(`deeds.role.${role}`, language)).join(separator[language])
  return { 'zh-CN': words('zh-CN'), en: words('en') }
}
