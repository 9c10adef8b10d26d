import { isAbroad } from '#contract/distribution/abroad'
import { isNamed } from '#contract/distribution/recipient'
import { readStoredProfile } from '#contract/distribution/stored-profile'
import { type markSetupStep, type readSetup, type SetupStep, setupSteps } from '#contract/sites/setup-calls'
import type { CallContext } from '../../../platform/http/call-handler'
import { readPresentation } from '../../../platform/stored-settings'
import { recordAudit } from '../../audit/audit.public'
import {
  listOpenTerritories,
  listSetupMarks,
  putSetupMark,
  readSetupFacts,
  removeSetupMark,
} from './setup.queries'

/** Who posts is not who imported, and who pays is not who approved: with fewer than two, money cannot move. */
const leastFinancePeople = 2
/** ISRC and UPC. */
const kindsOfCodes = 2

export async function readTheSetup({ tx, services }: CallContext<typeof readSetup>) {
  const [facts, marks] = [await readSetupFacts(tx), await listSetupMarks(tx)]
  const { legal_entity, filing_number, data_keeping } = readPresentation(facts.presentation)
  const abroad = (await listOpenTerritories(tx)).filter(isAbroad)
  const isThere: Record<SetupStep, boolean> = {
    name: legal_entity.name !== '' && legal_entity.credit_code !== '',
    filing: filing_number !== '',
    keeping: Object.values(data_keeping.storage_place).every(place => place !== ''),
    // Nobody but a person can have read them.
    agreements: false,
    codes: (facts.kinds_of_codes ?? 0) >= kindsOfCodes,
    channels: Boolean(facts.has_channel),
    // Members who send something there have to know who gets it.
    recipients: abroad.every(({ profile }) => isNamed(readStoredProfile(profile).recipient)),
    // What lies in an outbox reaches no phone.
    sms: services.sms.recent === undefined,
    staff: Boolean(facts.has_reviewers) && (facts.finance_people ?? 0) >= leastFinancePeople,
  }
  return {
    steps: setupSteps.map(step => {
      const mark = marks.find(marked => marked.step === step)
      return {
        step,
        is_done: isThere[step] || mark !== undefined,
        marked: mark ? { by: mark.by, at: mark.marked_at.toISOString() } : null,
      }
    }),
  }
}

export async function markTheStep(context: CallContext<typeof markSetupStep>) {
  const { tx, input, actor, client, now } = context
  if (input.is_marked) await putSetupMark(tx, { step: input.step, staffId: actor.staffId, now })
  else await removeSetupMark(tx, input.step)
  const said = (is: boolean) => ({ [input.step]: is })
  await recordAudit(tx, {
    actor,
    client,
    now,
    action: 'site.markSetupStep',
    subject: 'site',
    subjectId: tx.agentId,
    before: said(!input.is_marked),
    after: said(input.is_marked),
  })
  return null
}
