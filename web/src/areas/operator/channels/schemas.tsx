import { useQuery } from '@tanstack/react-query'
import { listSchemas } from '#contract/distribution/schema-calls'
import { SkeletonLines } from '../../../ui/skeleton'
import { ForRoles } from '../for-roles'
import { Unreachable } from '../unreachable'
import { schemasQuery } from './channel-queries'
import { ChannelsPage } from './channels-page'
import { FormatSchemas } from './schemas/format-schemas'

export default function Schemas() {
  return (
    <ForRoles call={listSchemas}>
      <ChannelsPage room="schemas">
        <EveryFormat />
      </ChannelsPage>
    </ForRoles>
  )
}

function EveryFormat() {
  const { data, isError, isFetching, refetch } = useQuery(schemasQuery)
  return (
    <div className="mt-6 grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6">
      {!data && !isError && <SkeletonLines lines={8} />}
      {!data && isError && (
        <Unreachable heading="h2" isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {data?.map(schemas => (
        <FormatSchemas key={schemas.format} schemas={schemas} />
      ))}
    </div>
  )
}
