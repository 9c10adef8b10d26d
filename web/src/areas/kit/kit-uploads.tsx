import { Badge } from '../../ui/badge'
import { UploadTile } from '../../ui/upload-tile'
import { KitSection } from './kit-section'

const act = (label: string) => ({ label, run: () => {} })
const shared = { progressLabel: 'Sent', chooseLabel: 'Choose a file', onFiles: () => {} }

export function KitUploads() {
  return (
    <KitSection id="uploads" title="Uploads">
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <UploadTile
          {...shared}
          state="empty"
          title="Drop the main audio here"
          detail="WAV or FLAC, up to 2 GB"
        />
        <UploadTile
          {...shared}
          state="empty"
          title="Drop the main audio here"
          detail="WAV or FLAC, up to 2 GB"
          error="demo.mp3 is an MP3. Export the master as WAV or FLAC."
        />
        <UploadTile
          {...shared}
          state="sending"
          title="night-voyage-inst.flac"
          detail="63 %, 31.4 of 49.8 MB, 5.2 MB/s, 4 s left"
          progress={0.63}
          pause={act('Pause')}
          remove={act('Remove')}
        />
        <UploadTile
          {...shared}
          state="paused"
          title="night-voyage-inst.flac"
          detail="Paused at 31.4 of 49.8 MB"
          progress={0.63}
          resume={act('Go on')}
          remove={act('Remove')}
        />
        <UploadTile
          {...shared}
          state="checking"
          title="night-voyage-master.wav"
          detail="Listening for silence and clipping"
          aside={<Badge tone="amber">Being checked</Badge>}
        />
        <UploadTile
          {...shared}
          state="failed"
          title="night-voyage-master.wav"
          detail="12.0 of 88.1 MB"
          progress={0.14}
          error="The connection broke. What was sent is kept; go on where it stopped."
          retry={act('Go on')}
          remove={act('Remove')}
        />
        <UploadTile
          {...shared}
          state="done"
          title="night-voyage-master.wav"
          detail="4:22.18, 24 bit / 48 kHz, stereo, 88.1 MB"
          aside={<Badge tone="river">Passed</Badge>}
          remove={act('Remove')}
        />
      </div>
    </KitSection>
  )
}
