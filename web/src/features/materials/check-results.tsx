import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Clock from 'lucide-react/icons/clock'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useState } from 'react'
import type { RuleResult } from '#contract/works/material'
import { useWords } from '../../lib/words'
import { cx } from '../../ui/class-names'
import { useRuleSentence } from './rule-words'

const icons = { pass: Check, warn: TriangleAlert, fail: CircleAlert, wait: Clock }
const tones = { pass: 'text-river', warn: 'text-amber', fail: 'text-accent', wait: 'text-soft' }

type CheckResultsProps = {
  results: readonly RuleResult[]
  /** Something else is wrong with the file: what is fine about it stays in the background. */
  isMuted?: boolean
}

/** What the check found: problems first and open, what is fine folded away. */
export function CheckResults({ results, isMuted }: CheckResultsProps) {
  const t = useWords('materials')
  const [isOpen, setIsOpen] = useState(false)
  const remarks = results.filter(({ verdict }) => verdict !== 'pass')
  const passed = results.filter(({ verdict }) => verdict === 'pass')
  if (results.length === 0) return null
  return (
    <div className="mt-3 text-sm">
      <ul className="grid gap-1.5">
        {remarks.map(result => (
          <Result key={result.rule} result={result} />
        ))}
      </ul>
      {passed.length > 0 && (
        <>
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
            className={cx(
              'mt-1 min-h-9 font-medium underline-offset-4 hover:underline',
              isMuted ? 'text-soft' : 'text-river',
            )}
          >
            {t('results.passed', { count: passed.length })}
          </button>
          <ul hidden={!isOpen} className="mt-1 grid gap-1.5">
            {passed.map(result => (
              <Result key={result.rule} result={result} />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function Result({ result }: { result: RuleResult }) {
  const t = useWords('materials')
  const sentenceOf = useRuleSentence()
  const Icon = icons[result.verdict]
  return (
    <li className="flex gap-2">
      <Icon aria-hidden="true" className={cx('mt-0.5 size-4 shrink-0', tones[result.verdict])} />
      <span>
        <span className="sr-only">{t(`verdict.${result.verdict}`)} </span>
        {sentenceOf(result)}
      </span>
    </li>
  )
}
