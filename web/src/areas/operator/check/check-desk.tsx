import { useState } from 'react'
import { Link } from 'react-router'
import { links } from '../../../lib/links'
import { useTabTitle } from '../../../lib/use-tab-title'
import { useWords } from '../../../lib/words'
import { Button } from '../../../ui/button'
import { PageHeader } from '../../../ui/page-header'
import { useShortcutSwitch } from '../keys/use-shortcut-switch'
import { useShortcuts } from '../keys/use-shortcuts'
import type { OpenedCheck } from '../staff-queries'
import { WaitingAge } from '../waiting-age'
import { CheckFacts } from './check-facts'
import { Decided } from './decided'
import { Decision } from './decision'
import { KeyHint } from './key-hint'
import { ScanPane } from './scan-pane'
import { ShortcutNote } from './shortcut-note'
import { useNextCheck } from './use-next-check'
import { useReasons } from './use-reasons'

/** What was written on one side, what it was read from on the other. */
export function CheckDesk({ check }: { check: OpenedCheck }) {
  const t = useWords('operator')
  useTabTitle(check.name)
  const [isOn, setIsOn] = useShortcutSwitch()
  const [scan, setScan] = useState(0)
  const reasons = useReasons()
  const goToNext = useNextCheck(check)
  const scanKeys = check.scans.slice(0, 9).map((_, index) => [String(index + 1), () => setScan(index)])
  useShortcuts({ n: () => void goToNext(), ...Object.fromEntries(scanKeys) }, isOn)
  return (
    <div className="px-4 pb-16 sm:px-8">
      <PageHeader
        over={
          <span className="flex flex-wrap items-center gap-x-4">
            <Link to={links.operatorChecks} className="underline-offset-4 hover:underline">
              {t('check.queue')}
            </Link>
            <span className="text-soft">{t(`kind.${check.kind}`)}</span>
          </span>
        }
        title={check.name}
        actions={
          <>
            {check.state === 'waiting' && <WaitingAge since={check.submitted_at} />}
            <Button size="small" onClick={() => void goToNext()}>
              {t('check.next')} {isOn && <KeyHint>N</KeyHint>}
            </Button>
          </>
        }
      />
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(22rem,27rem)_minmax(0,1fr)]">
        <div className="grid min-w-0 gap-6 max-lg:contents">
          <CheckFacts check={check} reasons={reasons} />
          <div className="max-lg:order-last">
            {check.can.decide ? (
              <Decision check={check} reasons={reasons} hasShortcuts={isOn} onDecided={goToNext} />
            ) : (
              <Decided check={check} />
            )}
            <ShortcutNote
              isOn={isOn}
              onChange={setIsOn}
              canDecide={check.can.decide}
              hasScans={check.scans.length > 1}
            />
          </div>
        </div>
        <ScanPane
          scans={check.scans}
          chosen={scan}
          onChoose={setScan}
          reasons={check.can.decide ? reasons : undefined}
        />
      </div>
    </div>
  )
}
