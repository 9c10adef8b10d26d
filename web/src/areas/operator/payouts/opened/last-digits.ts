/** `**** 4417` → `4417`: as people name an account. */
export const lastDigits = (masked: string) => masked.replace(/^.*\D/, '') || masked
