import Check from 'lucide-react/icons/check'
import Minus from 'lucide-react/icons/minus'
import X from 'lucide-react/icons/x'
import type { OutputOf } from '#contract/call'
import { channelTestSteps, type testChannel } from '#contract/distribution/channel-calls'
import { useWords } from '../../../../lib/words'
import { cx } from '../../../../ui/class-names'

const looks = {
  done: { Icon: Check, text: '', icon: 'text-river' },
  problem: { Icon: X, text: 'font-semibold text-accent', icon: 'text-accent' },
  next: { Icon: Minus, text: 'text-faint', icon: 'text-faint' },
} as const

/** How far the test came, and in the server's words why no further. */
export function TestSteps({ result }: { result: OutputOf<typeof testChannel> }) {
  const t = useWords('channels')
  const { passed, step, said } = result
  const ended = step ? channelTestSteps.indexOf(step) : 0
  const stateOf = (index: number) => (passed || index < ended ? 'done' : index === ended ? 'problem' : 'next')
  return (
    <>
      <ol aria-label={t('test.steps')} className="grid gap-1 text-sm">
        {channelTestSteps.map((name, index) => {
          const state = stateOf(index)
          const { Icon, text, icon } = looks[state]
          return (
            <li key={name} className="flex items-center gap-2">
              <Icon aria-hidden="true" className={cx('size-4 shrink-0 stroke-3', icon)} />
              <span className={text}>
                {t(`step.${name}`)}
                <span className="sr-only"> ({t(`stepState.${state}`)})</span>
              </span>
            </li>
          )
        })}
      </ol>
      <p className={cx('mt-3 text-sm font-medium', passed ? 'text-river' : 'text-accent')}>{said}</p>
    </>
  )
}
