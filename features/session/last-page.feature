Feature: Last visited page

  @memory @browser
  Scenario: Signing in opens the last visited list
    Given Clara has signed in
    When she goes to "Sections"
    And she waits for a moment
    And she signs out
    And Clara signs in
    Then she is at the list "sections"

  @memory
  Scenario: Signing in opens the last visited item
    Given Clara has signed in
    And she has opened the item "3" of "Tags"
    When she waits for a moment
    And she signs out
    And Clara signs in
    Then she is at item "3" of "tags"

  @memory
  Scenario: The last page is stored for each user
    Given Clara has signed in
    When she goes to "Sections"
    And she waits for a moment
    And she signs out
    And Jun signs in
    Then he is at the overview

  @memory
  Scenario: A page opened only briefly is not stored
    Given Clara has signed in
    And she has gone to "Sections"
    When she opens "Tags" only briefly
    And she signs out
    And Clara signs in
    Then she is at the list "sections"

  @memory
  Scenario: A failure to store the last page is not reported
    Given Clara has signed in
    When she goes to "Sections"
    And the connection is lost
    And she goes to "Tags"
    Then she does not see the message "No response from the server"
    When the connection is restored
    And she signs out
    And Clara signs in
    Then she is at the list "sections"
