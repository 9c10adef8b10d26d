// What the log has sentences for. Anything else is shown by its own name.

const actions = [
  'staff.loggedIn',
  'staff.loggedOut',
  'staff.loginFailed',
  'staff.enrolled',
  'staff.recoveryCodeUsed',
  'staff.recoveryCodesRenewed',
  'staff.joined',
  'staff.invited',
  'staff.invitationWithdrawn',
  'staff.changed',
  'staff.suspended',
  'staff.restored',
  'staff.secondFactorReset',
  'staff.sessionsEnded',
  'check.viewed',
  'check.approved',
  'check.refused',
  'member.frozen',
  'member.unfrozen',
  'member.sessionsEnded',
  'work.claim',
  'work.claimEnded',
  'work.release',
  'work.passContent',
  'work.passRights',
  'work.reject',
  'work.takeDown',
  'work.confirmTakedown',
  'work.keepUp',
  'ticket.answered',
  'ticket.assigned',
  'ticket.merged',
  'ticket.closed',
  'cannedAnswer.added',
  'cannedAnswer.changed',
  'cannedAnswer.removed',
  'reviewReason.added',
  'reviewReason.changed',
  'reviewReason.removed',
  'announcement.sent',
  'codes.addRange',
  'codes.closeRange',
  'codes.setAlarms',
  'site.saveSettings',
  'site.addDomain',
  'site.makeDomainPrimary',
  'site.removeDomain',
  'content.published',
  'content.scheduled',
  'content.unscheduled',
  'content.hidden',
  'content.draftDiscarded',
  'content.restored',
  'content.binned',
  'content.unbinned',
  'helpBranch.added',
  'helpBranch.renamed',
  'helpBranch.removed',
  'planApplication.accepted',
  'planApplication.declined',
  'audit.exported',
] as const

const subjects = [
  'staff',
  'staff_invitation',
  'member',
  'identity_check',
  'enterprise_check',
  'work',
  'ticket',
  'announcement',
  'content',
  'helpBranch',
  'planApplication',
] as const

const groups = [
  'staff',
  'check',
  'member',
  'work',
  'ticket',
  'cannedAnswer',
  'reviewReason',
  'announcement',
  'codes',
  'site',
  'content',
  'helpBranch',
  'planApplication',
  'audit',
] as const

const fields = [
  'state',
  'status',
  'reason',
  'reasons',
  'note',
  'name',
  'username',
  'roles',
  'sessions',
  'factor',
  'to',
  'into',
  'birth_date',
  'works_released',
  'tickets_released',
  'title',
  'text',
  'from',
  'at',
  'version',
  'answer',
] as const

type Action = (typeof actions)[number]
/** A word's key has no dot of its own. */
type WordOf<Name extends string> = Name extends `${infer Group}.${infer Deed}` ? `${Group}-${Deed}` : never
type ActionWord = WordOf<Action>

export function actionWord(action: string): ActionWord | undefined {
  return actions.some(known => known === action) ? (action.replace('.', '-') as ActionWord) : undefined
}

export const knownSubject = (subject: string) => subjects.find(known => known === subject)
export const knownGroup = (group: string) => groups.find(known => known === group)
export const knownField = (field: string) => fields.find(known => known === field)
