import * as preferences from '../../modules/messages/preferences.queries'
import { find, type ProbesOf, write } from './probe'

export const probes: ProbesOf<typeof preferences> = {
  chosenPreferences: find((tx, owned) => preferences.chosenPreferences(tx, owned.memberId)),
  putPreference: write((tx, { memberId }) =>
    preferences.putPreference(tx, { memberId, kind: 'review', channel: 'sms', isOn: false }),
  ),
  chosenEmail: find((tx, owned) => preferences.chosenEmail(tx, owned.memberId)),
  putEmailPreference: write((tx, { memberId }) =>
    preferences.putEmailPreference(tx, { memberId, kind: 'review', choice: 'daily' }),
  ),
}
