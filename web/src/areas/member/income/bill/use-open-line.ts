import { useSearchParams } from 'react-router'

/** The line that is open stands in the address: it can be sent to somebody, and the back button closes it. */
export function useOpenLine(): [number | undefined, (line: number | undefined) => void] {
  const [params, setParams] = useSearchParams()
  const line = Number(params.get('line'))
  const open = (wanted: number | undefined) =>
    setParams(
      before => {
        const after = new URLSearchParams(before)
        if (wanted === undefined) after.delete('line')
        else after.set('line', String(wanted))
        return after
      },
      { preventScrollReset: true, replace: wanted === undefined },
    )
  return [Number.isSafeInteger(line) && line > 0 ? line : undefined, open]
}
