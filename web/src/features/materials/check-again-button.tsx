import type { Material } from '#contract/works/material'
import { checkAgain } from '#contract/works/material-calls'
import { api } from '../../lib/api'
import { useWords } from '../../lib/words'
import { Button } from '../../ui/button'
import { queryClient } from '../account/account-queries'
import { useOnce } from '../forms/use-once'
import { materialsQuery } from '../works/work-queries'

/** For a file whose check broke down. */
export function CheckAgainButton({ material, name }: { material: Material; name: string }) {
  const t = useWords('materials')
  const [once, isBusy] = useOnce()
  const ask = () =>
    once(async () => {
      await api(checkAgain, { id: material.id })
      await queryClient.invalidateQueries(materialsQuery(material.work_id))
    })
  return (
    <Button size="small" className="mt-3" loading={isBusy} onClick={() => void ask()}>
      {t('check.again')}
      <span className="sr-only"> {name}</span>
    </Button>
  )
}
