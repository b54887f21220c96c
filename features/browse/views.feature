Feature: A list is found as it was left
  The usual view of a collection keeps itself, for each person.

  @memory @browser
  Scenario: What somebody arranges is there the next time
    Given Clara has signed in
    And she has gone to "Tags"
    When she sorts by "Name"
    And she sets the page size to 50
    And she waits for a moment
    And she reloads the page
    Then the first items are "27, 29, 28"
    And she sees "1–33 of 33"

  @memory
  Scenario: Somebody else finds it as it was
    Given Clara has signed in
    And she has gone to "Tags"
    When she sorts by "Name"
    And she waits for a moment
    And she signs out
    And Jun signs in
    And he goes to "Tags"
    Then the first items are "1, 2, 3"

  @memory
  Scenario: The layout is kept too
    Given Clara has signed in
    And she has gone to "Tags"
    When she switches the layout to "Cards"
    And she waits for a moment
    And she reloads the page
    Then the layout is "Cards"
    When she resets the view
    Then the layout is "Table"

  @memory
  Scenario: A reset clears the search
    Given Clara has signed in
    And she has gone to "Tags"
    When she searches for "er"
    Then she sees "1–6 of 6"
    When she resets the view
    Then she sees "1–25 of 33"
    And the search is ""
    When she searches for "er"
    Then she sees "1–6 of 6"

  @memory
  Scenario: A view that could not be kept is kept when the connection is back
    Given Clara has signed in
    And she has gone to "Tags"
    When the computer goes offline
    And she sorts by "Name"
    And the computer is online again
    And she waits for a moment
    And she reloads the page
    Then the first items are "27, 29, 28"
