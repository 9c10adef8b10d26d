import { useState } from 'react'
import { useWords } from '../../../../lib/words'
import { Button } from '../../../../ui/button'
import { Skeleton } from '../../../../ui/skeleton'
import { useKeptFocus } from '../../../../ui/use-kept-focus'
import { Loaded } from '../../loaded'
import { BillChoice, choiceColumns } from './bill-choice'
import { ChoiceHead } from './choice-head'
import { LaterBills } from './later-bills'
import { NothingPayable } from './nothing-payable'
import type { Payable } from './use-payable'

/** The bills to be paid out: ticked, joining by themselves, or not yet to be had. */
export function ChooseSection({ payable }: { payable: Payable }) {
  const t = useWords('withdraw')
  const { query, chosen } = payable
  // A bill that was confirmed moves up and takes its button along.
  const place = useKeptFocus<HTMLElement>()
  return (
    <section ref={place} tabIndex={-1} aria-labelledby="choose" className="outline-none">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b-2 border-ink pb-2">
        <h2 id="choose" className="text-xl">
          {t('choose.title')}
        </h2>
        {chosen.length > 0 && (
          <p className="num text-sm text-soft lg:hidden">{t('choose.chosen', { count: chosen.length })}</p>
        )}
      </div>
      <Loaded query={query} failed={t('choose.failed')} skeleton={<ChoiceSkeleton />}>
        {() => <Choices payable={payable} />}
      </Loaded>
      {!query.isError && <LaterBills />}
    </section>
  )
}

/** So many stand there at first: what comes below stays in reach of somebody with years of bills. */
const atFirst = 12

function Choices({ payable }: { payable: Payable }) {
  const t = useWords('withdraw')
  const [most, setMost] = useState(atFirst)
  const { query, bills, choosable, chosen, isAll, toggle, first } = payable
  if (choosable.length === 0) {
    // As high as the skeleton: the account below, which comes by itself, stays where it is.
    return (
      <div className="grid min-h-90 content-center">
        <NothingPayable joining={bills} currency={first?.currency ?? ''} />
      </div>
    )
  }
  const ticked = new Set(chosen.map(({ id }) => id))
  const shown = choosable.filter(({ id }, index) => index < most || (ticked.has(id) && !isAll))
  // Those that join by themselves come last: there is nothing to do about them.
  const sorted = [...shown, ...bills.filter(({ joins }) => joins)]
  const hidden = choosable.length - shown.length
  return (
    <>
      <ChoiceHead payable={payable} />
      <ul aria-labelledby="choose">
        {sorted.map(bill => (
          <BillChoice
            key={bill.id}
            bill={bill}
            currency={first?.currency ?? ''}
            isChosen={ticked.has(bill.id)}
            onChoose={isChosen => toggle(bill.id, isChosen)}
          />
        ))}
      </ul>
      {(hidden > 0 || query.hasNextPage) && (
        <Button
          className="mt-4"
          size="small"
          loading={query.isFetchingNextPage}
          onClick={() => {
            setMost(Number.POSITIVE_INFINITY)
            if (hidden === 0) void query.fetchNextPage()
          }}
        >
          {hidden > 0 && !query.hasNextPage ? t('choose.rest', { count: hidden }) : t('more')}
        </Button>
      )}
    </>
  )
}

function ChoiceSkeleton() {
  return (
    <div>
      {['head', 'one', 'two', 'three', 'four'].map(row => (
        <div
          key={row}
          className={`grid h-18 items-center gap-x-3 border-b border-line sm:gap-x-4 ${choiceColumns}`}
        >
          <Skeleton className="size-6" />
          <Skeleton className="h-5 w-32 max-w-full" />
          <Skeleton className="h-4 w-16 max-sm:hidden lg:max-xl:hidden" />
          <Skeleton className="h-5 w-20 justify-self-end" />
        </div>
      ))}
    </div>
  )
}
