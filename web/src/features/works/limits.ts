// How long a text may be, as the contract says it.
import { artist, releaseDetails, trackDetails, trackRights } from '#contract/works/work'

const most = ({ out }: { out: { maxLength: number | null } }) => out.maxLength ?? undefined

const { shape: ofChannel } = artist.shape.channel_ids.element

export const longest = {
  title: most(releaseDetails.shape.title),
  version: most(releaseDetails.shape.version),
  name: most(artist.shape.name),
  upc: most(releaseDetails.shape.upc),
  isrc: most(trackDetails.shape.isrc),
  catalogueNumber: most(trackRights.shape.catalogue_number),
  licenceNumber: most(trackRights.shape.licence_number),
  channel: most(ofChannel.channel),
  channelId: most(ofChannel.id),
}
