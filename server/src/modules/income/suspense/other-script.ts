// Traditional and simplified characters are two ways of writing one name.

type Convert = (text: string) => string

interface Scripts {
  toSimplified: Convert
  toTraditional: Convert
}

let scripts: Promise<Scripts> | undefined

/** The tables are large, and only whoever looks for recordings needs them. */
export function loadScripts(): Promise<Scripts> {
  scripts ??= Promise.all([import('opencc-js/t2cn'), import('opencc-js/cn2t')]).then(([t2cn, cn2t]) => ({
    toSimplified: t2cn.Converter({ from: 't', to: 'cn' }),
    toTraditional: cn2t.Converter({ from: 'cn', to: 't' }),
  }))
  return scripts
}

/** As it is, and as it would be written in each script. */
export const inBothScripts = (text: string, { toSimplified, toTraditional }: Scripts): string[] => [
  ...new Set([text, toSimplified(text), toTraditional(text)]),
]
