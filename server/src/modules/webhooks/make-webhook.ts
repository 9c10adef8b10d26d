import { randomUUID } from 'node:crypto'
import type { makeWebhook } from '#contract/webhooks/calls'
import { webhookLimits } from '#contract/webhooks/events'
import type { PrepareContext, PreparedContext } from '../../platform/http/call-handler'
import { OutboundRefused } from '../../platform/outbound/outbound-refused'
import { Refusal } from '../../platform/refusal'
import { accountState, requireOpenAccount, spendOwnCode } from '../identity/identity.public'
import { notify } from '../messages/messages.public'
import { admitAddress, PlainAddress } from './endpoint-address'
import { newSecret, sealSecret } from './endpoint-secret'
import { countEndpoints, insertEndpoint } from './endpoints.queries'
import './webhooks.texts'
import { webhooksPage } from './webhooks-page'

type Made = { url: string }

export const makeTheWebhook = {
  /** Said at once where it can never work; judged again before each request. */
  async prepare({ input, services }: PrepareContext<typeof makeWebhook>): Promise<Made> {
    const url = new URL(input.url)
    url.hash = ''
    try {
      await admitAddress(services.outbound, url.href)
    } catch (error) {
      if (error instanceof PlainAddress) throw refused('webhooks.plainAddress')
      if (error instanceof OutboundRefused && (url.username || url.password)) {
        throw refused('webhooks.passwordInAddress')
      }
      if (error instanceof OutboundRefused) {
        const isInner = error.reason === 'innerAddress'
        throw refused(isInner ? 'webhooks.innerAddress' : error.text, error.params)
      }
      throw error
    }
    return { url: url.href }
  },
  /** The account is held, so that of two at once the second counts the first, and none is made while it freezes. */
  async run({ tx, input, actor, secrets, now, answer, prepared }: PreparedContext<typeof makeWebhook, Made>) {
    await requireOpenAccount(tx, actor.memberId)
    // Endpoints end with the wish to go; one that is made meanwhile would outlive it.
    if ((await accountState(tx, actor.memberId)) === 'closing')
      throw new Refusal('conflict', { text: 'webhooks.closing' })
    await spendOwnCode(tx, secrets, actor, { purpose: 'webhook', code: input.sms_code }, now)
    const most = webhookLimits.endpoints
    if ((await countEndpoints(tx, actor.memberId)) >= most) {
      throw new Refusal('conflict', { text: 'webhooks.tooMany', params: { most } })
    }
    const [token, secret] = [randomUUID(), newSecret()]
    const id = await insertEndpoint(tx, {
      ...{ memberId: actor.memberId, token, name: input.name, url: prepared.url, events: input.events },
      ...{ secret: sealSecret(secrets, token, secret), now },
    })
    await notify(tx, {
      ...{ memberId: actor.memberId, kind: 'security', template: 'webhooks.made' },
      params: { name: input.name, host: new URL(prepared.url).host },
      link: webhooksPage,
    })
    answer.text = { key: 'webhooks.madeNow' }
    return { id, secret }
  },
}

const refused = (text: string, params?: OutboundRefused['params']) =>
  new Refusal('invalidInput', { fields: [{ field: 'url', text, params }] })
