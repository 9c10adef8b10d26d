// Programs that the page shows: the same files that tests run and that lie ready to take along.
import publish from '../../../../../contract/client/publish-single.ts?raw'
import python from '../../../../../contract/client/receive_webhooks.py?raw'
import typescript from '../../../../../contract/client/receive-webhooks.ts?raw'

export const guides = { publish, typescript, python }
