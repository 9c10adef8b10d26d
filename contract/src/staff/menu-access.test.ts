import { expect, it } from 'vitest'
import { allCalls } from '../all-calls'
import { menuAccess } from './menu-access'

it.each(Object.entries(menuAccess))(
  'lets the roles make %s that the call itself names',
  (name, { access }) => {
    expect(access).toEqual(allCalls.find(call => call.name === name)?.access)
  },
)
