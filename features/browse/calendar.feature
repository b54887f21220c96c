Feature: Items on a calendar

  @memory @browser
  Scenario: A calendar opens where it was left, with everything that reaches into sight
    Given Clara has signed in
    And she has gone to "Events"
    Then the calendar title is "November 2026"
    And the event "Map review" starts on "2026-11-20"
    And the event "Readers’ evening" starts on "2026-12-10"
    And the event "Boat show" is not visible
    And the event count is "25 shown"

  @memory @browser
  Scenario: Another month brings its own items
    Given Clara has signed in
    And she has gone to "Events"
    When she goes to the next period of the calendar
    Then the calendar title is "December 2026"
    And the event "Map review" is not visible
    And the event "Office closed" starts on "2026-12-24"
    When she goes to the previous period of the calendar
    Then the calendar title is "November 2026"

  @memory
  Scenario: What has begun before and lasts until now is there too
    Given Clara has signed in
    And she has gone to "Events"
    When she goes to the next period of the calendar
    And she goes to the next period of the calendar
    Then the calendar title is "January 2027"
    And the event "Office closed" starts on "2026-12-24"

  @memory
  Scenario: The view and the day are remembered
    Given Clara has signed in
    And she has gone to "Events"
    When she goes to the next period of the calendar
    And she switches the calendar to "List"
    Then the calendar view is "List"
    And she waits for a moment
    When she reloads the page
    Then the calendar view is "List"

  @memory
  Scenario: Back to what is saved, the calendar is shown as it was
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
  Scenario: Back to what is saved where nobody had gone anywhere before, the calendar shows today
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
  Scenario: A search that finds nothing on these days, and the way back
    Given Clara has signed in
    And she has gone to "Events"
    Then the event count is "25 shown"
    When she searches for "Nowhere at all"
    Then she sees the message "Nothing found"
    And the event count is "0 shown"
    When she goes to the next period of the calendar
    Then she sees the message "Nothing found"
    When she clears the search
    Then the event "Office closed" starts on "2026-12-24"

  @memory @browser
  Scenario: An event is moved without a mouse
    Given Clara has signed in
    And she has gone to "Events"
    When she moves the event "Map review" to "2026-11-24T09:00"
    Then the event "Map review" starts on "2026-11-24"
    And she sees the message "Item updated"

  @memory
  Scenario: The end of a moved event goes along
    Given Clara has signed in
    And she has gone to "Events"
    When she moves the event "Map review" to "2026-11-24T09:00"
    And she opens the event "Map review"
    Then she is at item "9" of "events"
    And "ends_at" is "2026-11-24T11:00:00"

  @memory
  Scenario: An event leads to its item
    Given Clara has signed in
    And she has gone to "Events"
    When she opens the event "Map review"
    Then she is at item "9" of "events"

  @memory
  Scenario: A move that cannot be saved is taken back
    Given Clara has signed in
    And she has gone to "Events"
    Then the event "Map review" starts on "2026-11-20"
    When the connection is lost
    And she moves the event "Map review" to "2026-11-24T09:00"
    Then she sees the message "The server cannot be reached"
    And the event "Map review" starts on "2026-11-20"

  @memory
  Scenario: Without a start there is nothing to put on a day, and one can be chosen
    Given Clara has signed in
    And she has gone to "Places"
    When she switches the layout to "Calendar"
    And she chooses "Last Visited" as the start date field
    Then the event count is "0 shown"

  @memory
  Scenario: Whoever may not change the date may not move the event
    Given Jun has signed in
    And he has gone to "Articles"
    When he switches the layout to "Calendar"
    And he chooses "Published On" as the start date field
    Then he cannot move the event "Change at Oulu for the tide mill": "Your role may not change the field this needs"

  @memory @browser
  Scenario: A day that is clicked is the day of the new item
    Given Clara has signed in
    And she has gone to "Events"
    When she clicks the day "2026-11-17"
    Then she is at a new item of "events"
    And the value of "starts_at" begins with "2026-11-17T00:00"
    And the value of "ends_at" begins with "2026-11-18T00:00"

  @memory @browser
  Scenario: So are the days that are drawn over
    Given Clara has signed in
    And she has gone to "Events"
    When she selects the days from "2026-11-16" to "2026-11-18"
    Then she is at a new item of "events"
    And the value of "starts_at" begins with "2026-11-16T00:00"
    And the value of "ends_at" begins with "2026-11-19T00:00"

  @memory
  Scenario: A move is undone
    Given Clara has signed in
    And she has gone to "Events"
    When she drags the event "Map review" to "2026-11-24"
    Then the event "Map review" starts on "2026-11-24"
    When she undoes the change
    Then she sees the message "The old value is back"
    And the event "Map review" starts on "2026-11-20"

  @memory @browser @server
  Scenario: An event that somebody else has moved stays where they put it
    Given Clara has signed in
    And she has gone to "Events"
    Then the event "Map review" starts on "2026-11-20"
    When another user changes "starts_at" of "9" in "events" to "2026-11-26T09:00:00"
    And she drags the event "Map review" to "2026-11-24"
    Then she sees the message "Somebody has moved it meanwhile, and it stays where they put it"
    And the event "Map review" starts on "2026-11-26"

  @memory
  Scenario: A move is not undone over what somebody else has chosen since
    Given Clara has signed in
    And she has gone to "Events"
    When she drags the event "Map review" to "2026-11-24"
    And another user changes "starts_at" of "9" in "events" to "2026-11-26T09:00:00"
    And she undoes the change
    Then she sees the message "Somebody has changed it since; nothing was undone"
    And the event "Map review" starts on "2026-11-26"
