import { type ClassValue, clsx } from 'clsx'

/** Joins class names. A later class adds to an earlier one, it doesn't replace it. */
export function cx(...classes: ClassValue[]): string {
  return clsx(classes)
}
