// Our own inline scripts carry this while a page is drawn, so that its policy allows them and no others. In the browser there
// is none: the marks are gone from what was sent.
import { createContext } from 'react'

export const ScriptMark = createContext<string | undefined>(undefined)
