Feature: Signing out

  @memory
  Scenario: Signing out leads back to the sign-in page
    Given Clara has signed in
    When she signs out
    Then she is at the sign-in page
    And she sees the message "Signed out"

  @memory @browser
  Scenario: Pages need a new sign-in after signing out
    Given Clara has signed in
    When she signs out
    And she opens the address "/collections/tags"
    Then she is at the sign-in page

  @memory
  Scenario: The next user sees only their own collections
    Given Ines has signed in
    When she signs out
    And Jun signs in
    Then he sees the collections "Articles, Authors, Issues, Languages, Places, Sections, Tags"

  @memory
  Scenario: A session deleted by the server is reported as expired
    Given Jun has signed in
    And he has gone to "Tags"
    When the server deletes all sessions
    And he waits for 20 minutes
    Then he is at the sign-in page
    And he sees the message "Session expired"

  @memory
  Scenario: Signing in after an expired session returns to the page
    Given Jun has signed in
    And he has gone to "Tags"
    When the server deletes all sessions
    And he waits for 20 minutes
    And Jun signs in
    Then he is at the list "tags"

  @memory
  Scenario: A session is renewed while it is used
    Given Jun has signed in
    And he has gone to "Tags"
    When he waits for 40 minutes
    And he goes to page 2
    Then he sees "26–33 of 33"

  Rule: Unsaved changes of other tabs and of closed pages are discarded only with consent

    Background:
      Given Clara has signed in
      And she has opened the item "3" of "Tags"
      And she has changed "name" to "rails"

    @memory @browser @server
    Scenario: Signing out in one tab asks about the unsaved changes of another
      When she opens another tab
      And she signs out
      Then she is at the sign-out page
      And she is asked about unsaved changes of "railways"
      When she marks the tab with the unsaved changes
      And she stays signed in
      Then she is at the overview
      When she switches to the first tab
      Then she is at item "3" of "tags"
      And "name" is "rails"
      And she sees the message "Opened from another tab"
      When she saves
      Then she is at the list "tags"
      And the item "3" has the "Name" "rails"

    @memory @browser @server
    Scenario: Signing out in all tabs after the question discards the changes
      When she opens another tab
      And she signs out
      And she is asked about unsaved changes of "railways"
      And she signs out and discards the changes
      Then she is at the sign-in page
      When she switches to the first tab
      Then she is at the sign-in page
      When Clara signs in
      And she goes to "Tags"
      And she opens the item "3"
      Then "name" is "railways"
      And she is offered no unsaved changes

    @memory
    Scenario: Changes of a closed page are named, and can be restored
      When the page crashes
      And she goes to "Sections"
      And she signs out
      Then she is asked about unsaved changes of "railways"
      When she opens the unsaved changes
      Then she is at item "3" of "tags"
      And she is offered unsaved changes of "Name"

    @memory
    Scenario: Another user is told about the unsaved changes before signing in
      When all sessions end
      And she saves
      And she opens another tab
      And Jun signs in
      Then she sees the message "Clara Voss has unsaved changes in another tab"
      And she is at the sign-in page
      When she signs in anyway
      Then Jun sees the collections "Articles, Authors, Issues, Languages, Places, Sections, Tags"
      When Jun signs out
      Then he is at the sign-in page
      When she switches to the first tab
      Then she sees the message "Sign in again"
      And "name" is "rails"
      When she enters the password "northlight" again
      Then the item "3" has the "Name" "rails"
