// While it is developed with, React notes for every element where it was made, in case it has to warn of it. In long forms that was a
// sixth of a test’s time; its warnings say enough without.
import * as React from 'react'

type Inner = { recentlyCreatedOwnerStacks: number }

export function quickReact() {
  const name = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
  const inner = (React as unknown as Record<string, Inner>)[name]
  if (!inner || !('recentlyCreatedOwnerStacks' in inner)) throw new Error('React notes in another way now')
  // It stops when it has noted very many in a short time.
  Object.defineProperty(inner, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Number.MAX_VALUE,
    set: () => {},
  })
}
