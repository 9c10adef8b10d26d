// What people paste is tidied before a form sees it: spaces in codes, +86 or 00 before numbers, wide digits of a Chinese keyboard.
import type { UseFormRegisterReturn } from 'react-hook-form'

export function tidied(
  registration: UseFormRegisterReturn,
  tidy: (text: string) => string,
): UseFormRegisterReturn {
  return {
    ...registration,
    onChange: event => {
      const clean = tidy(event.target.value)
      // Setting the same text again would send the caret to the end.
      if (clean !== event.target.value) event.target.value = clean
      return registration.onChange(event)
    },
  }
}

export function tidyCode(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '').slice(0, 6)
}

export function tidyMobile(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\s\-().]/g, '')
    .replace(/^00(?=[1-9])/, '+')
    .replace(/^\+?86(?=1\d{10}$)/, '')
}

export function tidyDocumentNumber(text: string): string {
  return text.normalize('NFKC').replace(/\s/g, '').toUpperCase()
}
