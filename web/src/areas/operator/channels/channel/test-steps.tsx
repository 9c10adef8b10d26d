import type { OutputOf } from '#contract/call'
import { channelTestSteps, type testChannel } from '#contract/distribution/channel-calls'
import { useWords } from '../../../../lib/words'
import { type StepState, Steps } from '../../../../ui/steps'

/** How far the test came, and in the server's words why no further. */
export function TestSteps({ result }: { result: OutputOf<typeof testChannel> }) {
  const t = useWords('channels')
  const { passed, step, said } = result
  const ended = step ? channelTestSteps.indexOf(step) : 0
  const stateOf = (index: number): StepState =>
    passed || index < ended ? 'done' : index === ended ? 'problem' : 'next'
  return (
    <>
      <Steps
        layout="upright"
        label={t('test.steps')}
        stateLabels={{
          done: t('stepState.done'),
          now: t('stepState.now'),
          next: t('stepState.next'),
          problem: t('stepState.problem'),
        }}
        steps={channelTestSteps.map((name, index) => ({
          label: t(`step.${name}`),
          state: stateOf(index),
          detail: !passed && index === ended ? said : undefined,
        }))}
      />
      {passed && <p className="mt-3 text-sm text-river">{said}</p>}
    </>
  )
}
