import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { contentKinds } from '#contract/content/kinds'
import { isRefusal } from '../../../lib/is-refusal'
import { links } from '../../../lib/links'
import { useWords } from '../../../lib/words'
import { Skeleton } from '../../../ui/skeleton'
import { NotThere } from '../not-there'
import { Unreachable } from '../unreachable'
import { itemQuery } from './content-queries'
import { EditDesk } from './edit/edit-desk'
import { newItem } from './edit/new-item'

/** By its id, or a new one of a kind. Once it is saved the address says which one it is, and the page stays as it is. */
export default function Edit() {
  const [params, setParams] = useSearchParams()
  const [made, setMade] = useState<number>()
  const id = numberIn(params, 'id')
  const kind = contentKinds.find(known => known === params.get('kind') && known !== 'page')
  const [begun] = useState(() => kind && newItem(kind, numberIn(params, 'tid') ?? null))
  if (begun && (id === undefined || id === made)) {
    if (begun.kind === 'help' && begun.tid === null) return <NoSuchItem />
    const make = (newId: number) => {
      setMade(newId)
      setParams({ id: String(newId) }, { replace: true, preventScrollReset: true })
    }
    return <EditDesk start={begun} onMade={make} />
  }
  return id === undefined ? <NoSuchItem /> : <OpenedItem key={id} id={id} />
}

function numberIn(params: URLSearchParams, name: string): number | undefined {
  const number = Number(params.get(name))
  return Number.isSafeInteger(number) && number > 0 ? number : undefined
}

function OpenedItem({ id }: { id: number }) {
  const { data, error, isFetching, refetch } = useQuery(itemQuery(id))
  if (data) return <EditDesk start={data} />
  if (isRefusal(error, 'notFound')) return <NoSuchItem />
  if (error) return <Unreachable isRetrying={isFetching} onRetry={() => void refetch()} />
  return (
    <div className="page grid gap-6 pt-10 pb-16">
      <Skeleton className="h-9 w-80 max-w-full" />
      <div className="grid gap-6 lg:grid-cols-2">
        <Skeleton className="h-[42rem] rounded-control" />
        <Skeleton className="h-[42rem] rounded-control max-lg:hidden" />
      </div>
    </div>
  )
}

function NoSuchItem() {
  const t = useWords('content')
  return (
    <NotThere
      title={t('none.title')}
      text={t('none.text')}
      back={t('none.action')}
      to={links.operatorContent}
    />
  )
}
