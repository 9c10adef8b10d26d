import * as Radix from 'radix-ui/tabs'
import { type ReactNode, useEffect, useRef } from 'react'
import { cx } from './class-names'
import { showInRow } from './show-in-row'

export type Tab = { value: string; label: ReactNode; count?: number; content: ReactNode }

type TabsProps = {
  tabs: Tab[]
  /** Names the row of tabs for a screen reader. */
  label: string
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  className?: string
}

export function Tabs({ tabs, label, value, defaultValue, onChange, className }: TabsProps) {
  const row = useRef<HTMLDivElement>(null)
  const reveal = (chosen: string | undefined) =>
    showInRow(row.current, row.current?.children[tabs.findIndex(tab => tab.value === chosen)])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice, not another drawing, moves the row
  useEffect(() => reveal(value ?? defaultValue), [value])
  const choose = (chosen: string) => {
    reveal(chosen)
    onChange?.(chosen)
  }
  return (
    <Radix.Root
      value={value}
      defaultValue={defaultValue ?? tabs[0]?.value}
      onValueChange={choose}
      className={className}
    >
      <Radix.List
        ref={row}
        aria-label={label}
        className="relative flex gap-6 overflow-x-auto overflow-y-hidden border-b border-line"
      >
        {tabs.map(tab => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className={cx(
              'group relative min-h-11 shrink-0 font-semibold text-soft -outline-offset-2 hover:text-ink',
              'data-[state=active]:text-ink',
            )}
          >
            {tab.label}
            {tab.count !== undefined && (
              // The space is for the ear: without it "Bills" and "3" are read as one word.
              <>
                {' '}
                <span className="num ml-1 font-normal text-faint">{tab.count}</span>
              </>
            )}
            <span
              aria-hidden="true"
              className="absolute inset-x-0 bottom-0 h-0.75 origin-left scale-x-0 rounded-full bg-accent transition-transform group-data-[state=active]:scale-x-100"
            />
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map(tab => (
        <Radix.Content key={tab.value} value={tab.value} className="pt-5">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
