import { Kbd } from '../../../ui/kbd'

/** The key beside a button's words, where there is likely a keyboard. The button's name stays its words. */
export function KeyHint({ children }: { children: string }) {
  return (
    <span aria-hidden="true" className="max-lg:hidden pointer-coarse:hidden">
      <Kbd>{children}</Kbd>
    </span>
  )
}
