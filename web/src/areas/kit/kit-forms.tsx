import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import { Checkbox } from '../../ui/checkbox'
import { Combobox } from '../../ui/combobox'
import { DateField } from '../../ui/date-field'
import { Field } from '../../ui/field'
import { PasswordInput } from '../../ui/password-input'
import { RadioGroup } from '../../ui/radio-group'
import { Select } from '../../ui/select'
import { Switch } from '../../ui/switch'
import { TextArea } from '../../ui/text-area'
import { TextInput } from '../../ui/text-input'
import { channels } from './kit-sample'
import { KitSection } from './kit-section'

const languages = [
  { value: 'zh', label: 'Chinese' },
  { value: 'en', label: 'English' },
  { value: 'none', label: 'Instrumental' },
  { value: 'old', label: 'No longer offered', disabled: true },
]

const rights = [
  { value: 'own', label: 'I wrote it', detail: 'Words and music are yours alone.' },
  { value: 'shared', label: 'Several of us wrote it', detail: 'Everybody signs for their share.' },
  { value: 'cover', label: 'It is a cover', detail: 'Not offered on this site.', disabled: true },
]

const dateLabels = {
  open: 'Open the calendar',
  calendar: 'Calendar',
  previous: 'Previous month',
  next: 'Next month',
}

export function KitForms() {
  const [date, setDate] = useState('2026-12-04')
  const [channel, setChannel] = useState('Spotify')
  return (
    <KitSection id="forms" title="Forms">
      <div className="grid items-start gap-x-8 gap-y-7 md:grid-cols-2 xl:grid-cols-3">
        <Field label="Title" required hint="As it stands on the cover.">
          <TextInput placeholder="Night voyage" />
        </Field>
        <Field label="Mobile number" error="This number has eleven digits, one is missing.">
          <TextInput defaultValue="1380013800" inputMode="tel" />
        </Field>
        <Field label="Filled, and disabled" aside="optional">
          <TextInput defaultValue="CN-A12-26-00001" disabled />
        </Field>
        <Field label="Search" hideLabel>
          <TextInput type="search" placeholder="Title, artist, ISRC or UPC" start={<Search />} />
        </Field>
        <Field label="Password" hint="At least ten characters.">
          <PasswordInput
            showLabel="Show the password"
            hideLabel="Hide the password"
            defaultValue="quiet river"
          />
        </Field>
        <Field label="Language">
          <Select options={languages} placeholder="Choose one" />
        </Field>
        <Field label="Language, chosen" error="Instrumental works have no lyrics.">
          <Select options={languages} defaultValue="none" />
        </Field>
        <Field label="Channel">
          <Combobox
            options={channels.map(name => ({ value: name, label: name }))}
            value={channel}
            onChange={setChannel}
            noneLabel="No channel has that name."
          />
        </Field>
        <Field label="Release day" hint="Friday is usual.">
          <DateField value={date} onChange={setDate} min="2026-11-20" labels={dateLabels} />
        </Field>
        <Field label="About the song" className="md:col-span-2">
          <TextArea
            maxLength={500}
            counter={(length, limit) => `${length} / ${limit}`}
            defaultValue="Recorded at night."
          />
        </Field>
        <Field label="Who wrote it" group>
          <RadioGroup options={rights} defaultValue="own" look="cards" />
        </Field>
        <Field label="Sort by" group>
          <RadioGroup
            defaultValue="new"
            options={[
              { value: 'new', label: 'Newest first' },
              { value: 'money', label: 'Most income first' },
            ]}
          />
        </Field>
        <div className="flex flex-col">
          <Checkbox defaultChecked>I have read the agreement</Checkbox>
          <Checkbox>Tell me when it is live</Checkbox>
          <Checkbox indeterminate>Some channels</Checkbox>
          <Checkbox disabled>Not possible now</Checkbox>
          <Checkbox disabled defaultChecked>
            Decided for you
          </Checkbox>
        </div>
        <div className="flex flex-col">
          <Switch defaultChecked detail="One letter a month.">
            Income report by mail
          </Switch>
          <Switch>Show my name on the cover wall</Switch>
          <Switch disabled>Needs a verified account</Switch>
        </div>
      </div>
    </KitSection>
  )
}
