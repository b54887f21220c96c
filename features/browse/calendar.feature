Feature: Calendar layout

  @memory @browser
  Scenario: A calendar opens at the saved month and shows all its events
    Given Clara has signed in
    And she has gone to "Events"
    Then the calendar title is "November 2026"
    And the event "Map review" starts on "2026-11-20"
    And the event "Readers’ evening" starts on "2026-12-10"
    And the event "Boat show" is not visible
    And the event count is "25"

  @memory
  Scenario: Another month loads its events
    Given Clara has signed in
    And she has gone to "Events"
    When she goes to the next period of the calendar
    Then the calendar title is "December 2026"
    And the event "Map review" is not visible
    And the event "Office closed" starts on "2026-12-24"
    When she goes to the previous period of the calendar
    Then the calendar title is "November 2026"

  @memory
  Scenario: Events have the colours of their kind
    Given Clara has signed in
    And she has gone to "Events"
    Then the event "Map review" is coloured as "Editorial"
    And the event "Reading, Porto" is coloured as "Public"

  @memory
  Scenario: A calendar without a field for colours shows all events alike
    Given a global bookmark of "events", saved as:
      """
      {"layout": "calendar", "layout_options": {"calendar": {"template": "{{name}}", "startDateField": "starts_at", "colorField": null}}}
      """
    And Clara has signed in
    When she opens the address "/collections/events?bookmark=700"
    Then the event "Map review" is not coloured

  @memory
  Scenario: An event that started before the visible period is shown
    Given Clara has signed in
    And she has gone to "Events"
    When she goes to the next period of the calendar
    And she goes to the next period of the calendar
    Then the calendar title is "January 2027"
    And the event "Office closed" starts on "2026-12-24"

  @memory
  Scenario: The calendar view is kept after a reload
    Given Clara has signed in
    And she has gone to "Events"
    When she goes to the next period of the calendar
    And she switches the calendar to "List"
    Then the calendar view is "List"
    And she waits for a moment
    When she reloads the page
    Then the calendar view is "List"

  @memory
  Scenario: Reverting a bookmark restores the calendar view and date
    Given a global bookmark of "events", saved as:
      """
      {"layout": "calendar", "layout_options": {"calendar": {"template": "{{name}}", "startDateField": "starts_at", "viewInfo": {"type": "dayGridMonth", "startDateStr": "2027-01-01"}}}}
      """
    And Clara has signed in
    When she opens the address "/collections/events?bookmark=700"
    And she switches the calendar to "Day"
    Then the calendar view is "Day"
    When she reverts the changes of the bookmark
    Then the calendar view is "Month"
    And the calendar title is "January 2027"

  @memory
  Scenario: Reverting a bookmark without a date shows today
    Given a global bookmark of "events", saved as:
      """
      {"layout": "calendar", "layout_options": {"calendar": {"template": "{{name}}", "startDateField": "starts_at"}}}
      """
    And Clara has signed in
    When she opens the address "/collections/events?bookmark=700"
    And she goes to the next period of the calendar
    Then the calendar title is "December 2026"
    When she reverts the changes of the bookmark
    Then the calendar title is "November 2026"
    And the event "Map review" starts on "2026-11-20"

  @memory
  Scenario: A search without results in the period says so until it is cleared
    Given Clara has signed in
    And she has gone to "Events"
    Then the event count is "25"
    When she searches for "Nowhere at all"
    Then she sees the message "No items match"
    And the event count is "0"
    When she goes to the next period of the calendar
    Then she sees the message "No items match"
    When she clears the search
    Then the event "Office closed" starts on "2026-12-24"

  @memory @browser
  Scenario: An event is moved with the dialog
    Given Clara has signed in
    And she has gone to "Events"
    When she moves the event "Map review" to "2026-11-24T09:00"
    Then the event "Map review" starts on "2026-11-24"
    And she sees the message "“Map review” saved"

  @memory @browser
  Scenario: A move from the menu of an event is undone
    Given Clara has signed in
    And she has gone to "Events"
    When she moves the event "Map review" to "2026-11-24T09:00" from its menu
    Then the event "Map review" starts on "2026-11-24"
    And she sees the message "“Map review” saved"
    When she undoes the change
    Then the event "Map review" starts on "2026-11-20"

  @memory
  Scenario: Moving an event moves its end date
    Given Clara has signed in
    And she has gone to "Events"
    When she moves the event "Map review" to "2026-11-24T09:00"
    And she opens the event "Map review"
    Then she is at item "9" of "events"
    And "ends_at" is "2026-11-24T11:00:00"

  @memory
  Scenario: An event opens its item
    Given Clara has signed in
    And she has gone to "Events"
    When she opens the event "Map review"
    Then she is at item "9" of "events"

  @memory
  Scenario: A move that cannot be saved is reverted
    Given Clara has signed in
    And she has gone to "Events"
    Then the event "Map review" starts on "2026-11-20"
    When the connection is lost
    And she moves the event "Map review" to "2026-11-24T09:00"
    Then she sees the message "The server can't be reached"
    And the event "Map review" starts on "2026-11-20"

  @memory
  Scenario: A calendar without a start date field asks for one
    Given Clara has signed in
    And she has gone to "Places"
    When she switches the layout to "Calendar"
    And she chooses "Last Visited" as the start date field
    Then the event count is "0"

  @memory
  Scenario: Moving an event is disabled without permission to change its date
    Given Jun has signed in
    And he has gone to "Articles"
    When he switches the layout to "Calendar"
    And he chooses "Published On" as the start date field
    Then he cannot move the event "Change at Oulu for the tide mill": "Your role can't change the field this needs"

  @memory @browser
  Scenario: Clicking a day starts a new item on that day
    Given Clara has signed in
    And she has gone to "Events"
    When she clicks the day "2026-11-17"
    Then she is at a new item of "events"
    And the value of "starts_at" begins with "2026-11-17T00:00"
    And the value of "ends_at" begins with "2026-11-18T00:00"

  @memory @browser
  Scenario: Selecting days starts a new item on these days
    Given Clara has signed in
    And she has gone to "Events"
    When she selects the days from "2026-11-16" to "2026-11-18"
    Then she is at a new item of "events"
    And the value of "starts_at" begins with "2026-11-16T00:00"
    And the value of "ends_at" begins with "2026-11-19T00:00"

  @memory
  Scenario: Undoing a move restores the date
    Given Clara has signed in
    And she has gone to "Events"
    When she drags the event "Map review" to "2026-11-24"
    Then the event "Map review" starts on "2026-11-24"
    When she undoes the change
    Then she sees the message "Value restored"
    And the event "Map review" starts on "2026-11-20"

  @memory
  Scenario: A move is rejected when another user has moved the event
    Given Clara has signed in
    And she has gone to "Events"
    Then the event "Map review" starts on "2026-11-20"
    When another user changes "starts_at" of "9" in "events" to "2026-11-26T09:00:00"
    And she drags the event "Map review" to "2026-11-24"
    Then she sees the message "Another user has moved this item. It stays in its new position"
    And the event "Map review" starts on "2026-11-26"

  @memory
  Scenario: Undoing a move does not overwrite a later change by another user
    Given Clara has signed in
    And she has gone to "Events"
    When she drags the event "Map review" to "2026-11-24"
    And another user changes "starts_at" of "9" in "events" to "2026-11-26T09:00:00"
    And she undoes the change
    Then she sees the message "Not undone: another user has changed it since"
    And the event "Map review" starts on "2026-11-26"
