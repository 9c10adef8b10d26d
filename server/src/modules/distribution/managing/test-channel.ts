// Goes the whole way of a delivery with a small file. Nothing is locked meanwhile: what is kept counts only for the channel as it was
// when the test began.
import type { testChannel } from '#contract/distribution/channel-calls'
import type { PrepareContext, PreparedContext } from '../../../platform/http/call-handler'
import { Refusal } from '../../../platform/refusal'
import { say } from '../../../platform/texts/texts'
import { HostKeyRefused } from '../../../platform/transports/sftp/host-key'
import { type TestResult, testTransport } from '../../../platform/transports/test-transport'
import type { Patience } from '../../../platform/transports/transport'
import { recordAudit } from '../../audit/audit.public'
import { channelTransport } from '../channel-transport'
import './channels.texts'
import { findManagedChannel, lockManagedChannel, putTestResult } from './managed-channels.queries'

/** Somebody waits in front of a screen. */
export const testPatience: Patience = { connect: 10_000, silence: 10_000, idle: 5_000 }
const testWithin = 25_000

interface Tested {
  result: TestResult
  version: number
}

export const testTheChannel = {
  async prepare({ input, read, services, site }: PrepareContext<typeof testChannel>): Promise<Tested> {
    const channel = await read(tx => findManagedChannel(tx, input.id))
    if (!channel) throw new Refusal('notFound')
    const transport = await channelTransport(services, site.agentId, channel, testPatience)
    return { result: await testTransport(transport, testWithin), version: channel.version }
  },

  async run(context: PreparedContext<typeof testChannel, Tested>) {
    const { tx, input, actor, client, now, language, prepared } = context
    const { result, version } = prepared
    const channel = await lockManagedChannel(tx, input.id)
    if (channel?.version !== version) throw new Refusal('conflict', { text: 'channels.changedMeanwhile' })
    await putTestResult(tx, channel.id, result.passed, now)
    const about = { actor, client, now, action: 'channel.test', subject: 'channel', subjectId: channel.id }
    if (result.passed) {
      await recordAudit(tx, { ...about, after: { passed: true } })
      return { passed: true, step: null, said: say('channels.testPassed', language), unknown_key: null }
    }
    const { step, failure } = result
    await recordAudit(tx, { ...about, after: { passed: false, step, reason: failure.reason } })
    const confirmed = channel.host_key
    const isChanged = failure.reason === 'hostKeyChanged' && confirmed !== null
    return {
      passed: false,
      step,
      said: isChanged
        ? say('channels.hostKeyChanged', language, { ...failure.params, confirmed: confirmed.fingerprint })
        : say(failure.text, language, failure.params),
      unknown_key: failure instanceof HostKeyRefused ? { shown: failure.hostKey, confirmed } : null,
    }
  },
}
