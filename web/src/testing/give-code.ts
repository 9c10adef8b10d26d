import { screen } from '@testing-library/react'
import type { newUser } from './user'
import { say } from './words'

/** As staff do when a call asks for a code of their app: typed into the dialog that opens, and sent with the Enter key. */
export async function giveCode(user: ReturnType<typeof newUser>, code = '123456') {
  await user.fill(await screen.findByLabelText(codeLabel), code)
  await user.keyboard('{Enter}')
}

export const codeLabel = (text: string) => text.replace(/\s*\*$/, '') === say('operator')('factor.code')
