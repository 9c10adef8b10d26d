// How an e-mail address is written. Apart from zod, for forms that do without it. Names of domains may be in any script; what stands
// before the @ is plain, since many servers take nothing else. Nothing that ends a line or cannot be seen has a place in it.

export const longestEmail = 254

export const emailPattern = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[\p{L}\p{M}\p{N}.-]{1,190}$/u
