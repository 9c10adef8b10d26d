import type { StartingQuestion } from '../starting-help'

export const startingQuestions: readonly StartingQuestion[] = []
