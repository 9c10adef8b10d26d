import { type ReactNode, useState } from 'react'
import type { Language } from '#contract/language'
import { useWords } from '../../lib/words'
import { Button } from '../../ui/button'
import { typeInto } from '../forms/type-into'
import { fieldForCode } from './field-for-code'

type DemoCodeProps = {
  /** News comes without one. */
  code: string | null
  /** The number or address it was sent to, or whose code it is. */
  to: string
  /** When it came, or when it changes. */
  when: string
  text?: string
  children?: ReactNode
  /** Only a field that waits for a code to this number takes it. */
  mobile?: string
}

export function DemoCode({ code, to, when, text, mobile, children }: DemoCodeProps) {
  const t = useWords('shell')
  const [isCopied, setIsCopied] = useState(false)
  function fillIn() {
    const field = fieldForCode(mobile)
    if (field && code) typeInto(field, code)
  }
  async function copy() {
    await navigator.clipboard.writeText(code ?? '')
    setIsCopied(true)
  }
  return (
    <li className="border-t border-line px-4 py-3 first:border-t-0">
      <p className="num flex justify-between gap-3 text-xs text-soft">
        <span className="min-w-0 break-all">{to}</span>
        <span>{when}</span>
      </p>
      {code && (
        <div className="mt-0.5 flex items-center justify-between gap-2">
          <p className="num font-display text-xl tracking-wide">{code}</p>
          <span className="flex gap-1.5">
            {fieldForCode(mobile) && (
              <Button size="small" variant="ink" onClick={fillIn}>
                {t('demo.use')}
              </Button>
            )}
            {/* Without https a browser offers no clipboard. */}
            {navigator.clipboard && (
              <Button size="small" onClick={copy}>
                {isCopied ? t('demo.copied') : t('demo.copy')}
              </Button>
            )}
          </span>
        </div>
      )}
      {children}
      {text && (
        <p lang={languageOf(text)} className="mt-1 text-xs text-soft">
          {text}
        </p>
      )}
    </li>
  )
}

/** A message keeps the language it was asked for in, whatever the page speaks by now. */
function languageOf(text: string): Language {
  return /\p{Script=Han}/u.test(text) ? 'zh-CN' : 'en'
}
