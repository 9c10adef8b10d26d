import { type StaffRole, staffRoles } from '#contract/call'
import { useWords } from '../../../lib/words'
import { plainValue } from './changes'
import { actionWord, knownField, knownGroup, knownSubject } from './known-actions'

/** What the log says, in words; what has none is shown by its own name. */
export function useAuditWords() {
  const t = useWords('audit')
  const operator = useWords('operator')
  const word = (text: string) => {
    if (text === 'true' || text === 'false') return t(text === 'true' ? 'yes' : 'no')
    return staffRoles.includes(text as StaffRole) ? operator(`role.${text as StaffRole}`) : text
  }
  return {
    actionOf(action: string): string {
      const known = actionWord(action)
      return known ? t(`action.${known}`) : action
    },
    subjectOf(subject: string, id: string): string {
      const known = knownSubject(subject)
      return known ? t(`subject.${known}`, { id }) : t('subject.other', { subject, id })
    },
    groupOf(group: string): string {
      const known = knownGroup(group)
      return known ? t(`group.${known}`) : group
    },
    fieldOf(field: string): string {
      const known = knownField(field)
      return known ? t(`field.${known}`) : field
    },
    inWords: (value: unknown) => plainValue(value, word),
  }
}
