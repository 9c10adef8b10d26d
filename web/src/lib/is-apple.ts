/** Whose keyboards say ⌘ where others say Ctrl. */
export const isApple = () => typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform)
