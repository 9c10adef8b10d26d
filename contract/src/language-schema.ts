import { z } from 'zod'
import { languages } from './language'

export const language = z.enum(languages)
