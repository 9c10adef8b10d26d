import type { MetaArgs, MetaDescriptor } from 'react-router'

/** What the loader wrote about its page: made on the server, so that no browser loads the code for it. */
export function pageMeta({ loaderData }: MetaArgs): MetaDescriptor[] {
  return (loaderData as { meta?: MetaDescriptor[] } | undefined)?.meta ?? []
}
